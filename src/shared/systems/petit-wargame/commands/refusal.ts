import type { RefusalCheck } from '../../../core/engine/refusals'

/** Refusals the GM may overrule: a rule says no, but the table may say yes. */
export const FORCEABLE_REFUSALS = [
  'wrong-phase',
  'not-your-turn',
  'roll-first',
  'already-rolled',
  'already-placed',
  'outside-zone',
  'already-acted',
  'activation-open',
  'no-initiative',
  'not-in-squadron',
  'answer-first',
  'jammed',
  'already-tried',
  'out-of-range',
  'must-answer',
  'no-movement-points',
  'no-manoeuvre-points',
  'engagement-open',
  'not-detected',
  'not-same-place',
  'already-engaged',
  'already-won',
  'wrong-weapon',
  'must-defend'
] as const

/** Refusals nobody can overrule: the command names something that does not exist, or makes no sense. */
export const FIRM_REFUSALS = [
  'not-begun',
  'already-begun',
  'battle-over',
  'not-over',
  'two-sides-needed',
  'duplicate-id',
  'not-fit',
  'no-such-ship',
  'no-such-squadron',
  'no-such-fleet',
  'no-such-side',
  'no-such-detector',
  'no-such-countermeasure',
  'no-such-weapon',
  'no-such-defence',
  'no-such-token',
  'no-such-cell',
  'no-such-ruling',
  'no-activation',
  'nothing-to-answer',
  'nothing-due',
  'not-an-enemy',
  'not-placed',
  'out-of-play',
  'cell-taken',
  'wrong-tokens',
  'off-grid',
  'not-a-step',
  'wrong-elements',
  'nothing-to-change',
  'bad-number',
  'bad-name',
  'bad-element'
] as const

export type FirmRefusal = (typeof FIRM_REFUSALS)[number]
export type ForceableRefusal = (typeof FORCEABLE_REFUSALS)[number]
export type PwRefusal = ForceableRefusal | FirmRefusal

/** The refusal of a check of this system. */
export type Refusals = RefusalCheck<ForceableRefusal, FirmRefusal>
