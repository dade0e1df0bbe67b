/** Every symbol of the two dice. */
export const RESULTS = ['hit', 'crit', 'focus', 'evade', 'blank'] as const
export type DieResult = (typeof RESULTS)[number]

/** The dice of the attacker and those of the defender. */
export const POOLS = ['attack', 'defense'] as const
export type Pool = (typeof POOLS)[number]
