/** Start of the key under which a campaign keeps its own number for a row of the appendix: 2 to 6, or `NEVER`. */
export const APPENDIX_PREFIX = 'dw.appendix.'

/** The value for a row by which no shot can hit. */
export const NEVER = 'never'
