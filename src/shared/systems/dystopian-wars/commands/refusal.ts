import type { RefusalCheck } from '../../../core/engine/refusals'

/** Refusals that the GM may overrule, since they only break a rule. */
export const FORCEABLE_REFUSALS = [
  'wrong-step',
  'already-activated',
  'activation-open',
  'not-all-activated',
  'obligations-open',
  'attacks-open',
  'damage-first',
  'shields-first',
  'explosion-first',
  'not-in-squadron',
  'out-of-play',
  'not-an-enemy',
  'out-of-range',
  'already-fired',
  'too-many-dice',
  'no-dice',
  'barred',
  'cannot-hit',
  'surface-not-countered',
  'not-targeted',
  'not-on-cap',
  'not-a-fighter',
  'wrong-weapon',
  'wings-do-not-defend',
  'too-many-generators',
  'too-few-generators',
  'no-cards',
  'no-repair',
  'already-tried',
  'generator-offline',
  'cannot-be-obscured',
  'no-fuel',
  'other-force'
] as const

/** Refusals that nobody can overrule: the command names something that does not exist, or makes no sense. */
export const FIRM_REFUSALS = [
  'not-begun',
  'already-begun',
  'battle-over',
  'too-few-sides',
  'duplicate-id',
  'not-fit',
  'no-activation',
  'no-such-squadron',
  'no-such-force',
  'no-such-unit',
  'no-such-wing',
  'no-such-combatant',
  'no-such-weapon',
  'no-such-attack',
  'no-such-critical',
  'no-such-obligation',
  'weapon-in-attack',
  'no-such-ruling',
  'already-deferred',
  'nothing-to-change',
  'bad-number',
  'bad-name',
  'bad-fire',
  'bad-modifier',
  'mixed-sides',
  'not-against-wings',
  'needs-number',
  'same-combatant',
  'not-a-submarine'
] as const

export type FirmRefusal = (typeof FIRM_REFUSALS)[number]
export type ForceableRefusal = (typeof FORCEABLE_REFUSALS)[number]
export type DwRefusal = ForceableRefusal | FirmRefusal

/** The refusal of a check of this system. */
export type Refusals = RefusalCheck<ForceableRefusal, FirmRefusal>
