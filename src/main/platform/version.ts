/** Version of the program, the same as in package.json (a test compares them). */
export const APP_VERSION = '0.1.0'
