import type { RefusalCheck } from '../../../core/engine/refusals'

/** Refusals the GM may overrule: a rule says no, but the table may say yes. */
export const FORCEABLE_REFUSALS = [
  'wrong-phase',
  'obligations-open',
  'cards-not-resolved',
  'cards-not-placed',
  'cards-revealed',
  'cards-not-revealed',
  'card-order',
  'card-limit',
  'card-of-other-type',
  'out-of-command',
  'fresh-card',
  'hand-full',
  'hand-not-full',
  'initiative-not-rolled',
  'initiative-rolled',
  'units-pending',
  'unit-still-active',
  'not-its-turn',
  'already-activated',
  'not-active',
  'out-of-battle',
  'already-moved',
  'below-minimum-move',
  'beyond-maximum-move',
  'must-stay',
  'has-boarded',
  'has-rammed',
  'has-fired-at-target',
  'is-boarding-target',
  'target-is-boarded',
  'not-an-enemy',
  'already-fired',
  'out-of-arc',
  'no-line-of-sight',
  'out-of-range',
  'weapon-offline',
  'other-squadron',
  'cannot-combine',
  'combine-and-split',
  'too-many-dice',
  'no-dice',
  'same-target',
  'wing-left-out',
  'uneven-dice',
  'driven-off',
  'out-of-reach',
  'path-crosses-ship'
] as const

/** Refusals nobody can overrule: the command names something that does not exist, or makes no sense. */
export const FIRM_REFUSALS = [
  'not-begun',
  'already-begun',
  'battle-over',
  'too-few-sides',
  'no-squadrons',
  'duplicate-id',
  'not-fit',
  'no-such-fleet',
  'no-such-unit',
  'no-such-ship',
  'no-such-weapon',
  'no-such-wing',
  'no-such-target',
  'no-such-card',
  'no-such-boarding',
  'no-such-effect',
  'no-such-obligation',
  'no-such-ruling',
  'no-active-unit',
  'ship-is-gone',
  'no-assault-points',
  'no-aim',
  'duplicate-target',
  'same-ship',
  'bad-number',
  'bad-name',
  'nothing-to-change',
  'already-deferred',
  'already-resolved'
] as const

export type FirmRefusal = (typeof FIRM_REFUSALS)[number]
export type ForceableRefusal = (typeof FORCEABLE_REFUSALS)[number]
export type FaRefusal = ForceableRefusal | FirmRefusal

/** The refusal of a check of this system. */
export type Refusals = RefusalCheck<ForceableRefusal, FirmRefusal>
