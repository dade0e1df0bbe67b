import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { ByFleetClass } from './design'

/** Chosen readings, by key (`sa.shieldAcArc` ...); read through `rulings.ts` of this system. */
export type SaRulings = ChosenRulings

/** Keys of the rulings that hold the bands of a class as text, such as `5/10/15`, where `sa.rangeBands` is `custom`. */
export const CUSTOM_BANDS_KEYS = {
  capital: 'sa.rangeBands.capital',
  destroyer: 'sa.rangeBands.destroyer',
  fighter: 'sa.rangeBands.fighter'
} as const satisfies ByFleetClass<string>

/** Keys of the rulings that hold what the GM says of `agile` where `sa.agile` is `gmText`: its price, and what it does. */
export const AGILE_COST_KEY = 'sa.agile.cost'
export const AGILE_TEXT_KEY = 'sa.agile.text'
