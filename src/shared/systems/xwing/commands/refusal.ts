import type { RefusalCheck } from '../../../core/engine/refusals'

/** Refusals the GM may overrule: a rule says no, but the table may say yes. */
export const FORCEABLE_REFUSALS = [
  'wrong-phase',
  'wrong-window',
  'not-its-turn',
  'already-engaged',
  'destroyed',
  'out-of-play',
  'not-an-enemy',
  'obligations-open',
  'not-all-engaged',
  'not-in-arc',
  'out-of-range',
  'requirement-unmet',
  'no-lock',
  'no-token',
  'no-charges',
  'cost-unpaid',
  'bonus-used',
  'range-0',
  'already-rerolled',
  'no-card-left'
] as const

/** Refusals nobody can overrule: the command names something that does not exist, or makes no sense. */
export const FIRM_REFUSALS = [
  'not-begun',
  'already-begun',
  'battle-over',
  'too-few-sides',
  'duplicate-id',
  'not-fit',
  'no-such-squad',
  'no-such-ship',
  'no-such-weapon',
  'no-such-die',
  'no-such-obligation',
  'no-such-ruling',
  'no-attack',
  'wrong-stage',
  'attack-open',
  'roll-first',
  'damage-first',
  'dice-settled',
  'same-ship',
  'bad-number',
  'bad-name',
  'bad-limits',
  'bad-modifier',
  'bad-result',
  'bad-order',
  'bad-measure',
  'no-use',
  'nothing-to-change'
] as const

export type FirmRefusal = (typeof FIRM_REFUSALS)[number]
export type ForceableRefusal = (typeof FORCEABLE_REFUSALS)[number]
export type XwRefusal = ForceableRefusal | FirmRefusal

/** The refusal of a check of this system. */
export type Refusals = RefusalCheck<ForceableRefusal, FirmRefusal>
