/** Opens the tables with their odds, in the battle and in the builder. */
export const REFERENCE_KEY = 'r'
