/** The largest number that may be entered: points of a budget, rows of a zone, points of damage. */
export const NUMBER_MAX = 9999
export const TEXT_MAX = 400

/** Rows of a deployment zone, from the side's own edge: as many as the campaign says, up to half the map (PW-Q11). */
export const DEPLOY_ROWS = 5
export const DEPLOY_ROWS_MAX = 15

/** Steps of one path: more than any ship has movement points. */
export const PATH_STEPS_MAX = 99
