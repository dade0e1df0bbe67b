/** What the campaign calls a row of the appendix that it has edited: this and the row, set to a number from 2 to 6 or to `NEVER`. */
export const APPENDIX_PREFIX = 'dw.appendix.'

/** What the campaign says of a row under which no shot can hit. */
export const NEVER = 'never'
