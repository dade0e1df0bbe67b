import type { RefusalCheck } from '../../../core/engine/refusals'

/** Refusals that the GM may overrule, since they only break a rule. */
export const FORCEABLE_REFUSALS = [
  'wrong-phase',
  'already-attacked',
  'already-moved',
  'not-its-turn',
  'another-moves-next',
  'out-of-range',
  'not-an-enemy',
  'out-of-battle',
  'no-array',
  'array-full',
  'array-mismatch',
  'no-superweapon',
  'superweapon-not-ready',
  'no-resolve-points',
  'no-resolve-here',
  'not-aboard',
  'officer-unable',
  'already-acted',
  'flat-check',
  'not-at-mines',
  'role-taken',
  'second-admiral',
  'second-flagship',
  'order-is-declared',
  'obligations-open',
  'order-not-rolled',
  'order-already-rolled',
  'no-emp',
  'emp-needs-no-arming',
  'already-armed',
  'not-a-candidate',
  'duplicate-target',
  'not-its-role',
  'wrong-moment',
  'out-of-reach',
  'cut-off',
  'scrambled',
  'not-an-ally',
  'already-taunted',
  'no-officer-near',
  'officers-have-acted',
  'not-in-arc',
  'no-mines',
  'mines-are-laid',
  'self-destruct-first',
  'must-stay'
] as const

/** Refusals that nobody can overrule: the command names something that does not exist, or makes no sense. */
export const FIRM_REFUSALS = [
  'not-begun',
  'already-begun',
  'battle-over',
  'too-few-sides',
  'no-fleets',
  'duplicate-id',
  'not-fit',
  'no-such-fleet',
  'no-such-officer',
  'no-such-armada',
  'no-such-attack',
  'no-such-effect',
  'no-such-obligation',
  'bad-number',
  'bad-name',
  'same-fleet',
  'other-armada',
  'needs-a-target',
  'needs-no-target',
  'declined-with-stunt',
  'already-deferred',
  'nothing-to-change',
  'no-such-ruling',
  'no-such-hex',
  'wrong-kind-of-target'
] as const

export type FirmRefusal = (typeof FIRM_REFUSALS)[number]
export type ForceableRefusal = (typeof FORCEABLE_REFUSALS)[number]
export type SaRefusal = ForceableRefusal | FirmRefusal

/** The refusal of a check of this system. */
export type Refusals = RefusalCheck<ForceableRefusal, FirmRefusal>
