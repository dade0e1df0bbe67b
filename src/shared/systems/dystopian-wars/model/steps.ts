/** The nine steps of the combat sequence by their number in the text; 0 is the time between activations. */
export const STEPS = {
  between: 0,
  declareAttacks: 1,
  declareCounters: 2,
  resolveCounters: 3,
  tinyFlyersOnUnits: 4,
  tinyFlyersOnTinyFlyers: 5,
  attack: 6,
  defensiveFire: 7,
  shields: 8,
  damage: 9
} as const satisfies Readonly<Record<string, number>>

export type Step = keyof typeof STEPS

/** Steps 1 to 9 in order. */
export const STEP_ORDER = [
  'declareAttacks',
  'declareCounters',
  'resolveCounters',
  'tinyFlyersOnUnits',
  'tinyFlyersOnTinyFlyers',
  'attack',
  'defensiveFire',
  'shields',
  'damage'
] as const satisfies readonly Step[]
