/** Refusals the GM may overrule: a rule says no, and the table may say yes. */
export const FORCEABLE_REFUSALS = [
  'wrong-phase',
  'already-attacked',
  'already-moved',
  'not-its-turn',
  'out-of-range',
  'not-an-enemy',
  'out-of-battle',
  'no-array',
  'array-full',
  'array-mismatch',
  'no-superweapon',
  'superweapon-not-ready',
  'no-resolve-points',
  'not-aboard',
  'officer-unable',
  'already-acted',
  'role-taken',
  'second-admiral',
  'order-is-declared',
  'obligations-open',
  'order-not-rolled',
  'order-already-rolled',
  'no-emp',
  'emp-needs-no-arming',
  'already-armed',
  'not-a-candidate',
  'duplicate-target'
] as const

/** Refusals nobody can overrule: the command names something that is not there, or cannot be carried out. */
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
  'nothing-to-change'
] as const

export type SaRefusal = (typeof FORCEABLE_REFUSALS)[number] | (typeof FIRM_REFUSALS)[number]
