/** How a problem weighs, gravest first. allowed: against the rules, and the GM lets it fight all the same. */
export const STANDINGS = ['illegal', 'allowed', 'unsure'] as const
export type Standing = (typeof STANDINGS)[number]
