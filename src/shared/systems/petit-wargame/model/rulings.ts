/** Key of the number of rows in a deployment zone, kept with the rulings (PW-Q11). */
export const DEPLOY_ROWS_KEY = 'pw.deployRows'
