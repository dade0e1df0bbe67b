import type { ChosenRulings } from '../../../core/rulings/ruling'

/** Chosen readings, by key (`sa.shieldAcArc` ...); read through `rulings.ts` of this system. */
export type SaRulings = ChosenRulings
