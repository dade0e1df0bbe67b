/** The phases of a round (SA-076), with the start of the round before them and the resolution of the volley after (SA-084). */
export const ROUND_PHASES = ['roundStart', 'engineering', 'helm', 'gunnery', 'resolution'] as const
export type RoundPhase = (typeof ROUND_PHASES)[number]

export const CONDITIONS = ['auxiliarySystem', 'communications', 'engines', 'shields', 'weapons'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Values the GM may shift for a fleet; each shows as a part of its breakdown. */
export const ADJUSTABLE = ['ac', 'gunnery', 'piloting', 'morale', 'damage', 'hpMax', 'spMax', 'speed', 'range'] as const
export type Adjustable = (typeof ADJUSTABLE)[number]
