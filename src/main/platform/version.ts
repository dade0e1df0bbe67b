/** Version of the program, the same as in package.json (a test compares them). */
export const APP_VERSION = '0.1.0'

/** How Windows and macOS know the program: the `appId` of its packages. */
export const APP_ID = 'app.flagship.companion'
