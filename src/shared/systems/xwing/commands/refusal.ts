import type { FirmOf, ForceableOf, RefusalCheck, RefusalTable } from '../../../core/engine/refusals'

/** Why a command is refused. What breaks only a rule the GM may overrule; what names nothing, or makes no sense, nobody can. */
export const REFUSALS = {
  'wrong-phase': { rule: 'XW-040', canOverrule: true },
  'wrong-window': { rule: 'XW-013', canOverrule: true },
  'not-its-turn': { rule: 'XW-040', canOverrule: true },
  'already-engaged': { rule: 'XW-002', canOverrule: true },
  destroyed: { rule: 'XW-031', canOverrule: true },
  'out-of-play': { rule: 'XW-031', canOverrule: true },
  'not-an-enemy': { rule: 'XW-005', canOverrule: true },
  'obligations-open': { rule: 'XW-038', canOverrule: true },
  'not-all-engaged': { rule: 'XW-040', canOverrule: true },
  'not-in-arc': { rule: 'XW-007', canOverrule: true },
  'out-of-range': { rule: 'XW-008', canOverrule: true },
  'requirement-unmet': { rule: 'XW-009', canOverrule: true },
  'no-lock': { rule: 'XW-037', canOverrule: true },
  'no-token': { rule: 'XW-037', canOverrule: true },
  'no-charges': { rule: 'XW-006', canOverrule: true },
  'cost-unpaid': { rule: 'XW-006', canOverrule: true },
  'bonus-used': { rule: 'XW-Q10', canOverrule: true },
  'range-0': { rule: 'XW-014', canOverrule: true },
  'already-rerolled': { rule: 'XW-016', canOverrule: true },
  'no-card-left': { rule: 'XW-039', canOverrule: true },
  'not-begun': { rule: null, canOverrule: false },
  'already-begun': { rule: null, canOverrule: false },
  'battle-over': { rule: null, canOverrule: false },
  'too-few-sides': { rule: null, canOverrule: false },
  'duplicate-id': { rule: null, canOverrule: false },
  'not-fit': { rule: null, canOverrule: false },
  'no-such-squad': { rule: null, canOverrule: false },
  'no-such-ship': { rule: null, canOverrule: false },
  'no-such-weapon': { rule: null, canOverrule: false },
  'no-such-die': { rule: null, canOverrule: false },
  'no-such-obligation': { rule: null, canOverrule: false },
  'no-such-ruling': { rule: null, canOverrule: false },
  'no-attack': { rule: null, canOverrule: false },
  'wrong-stage': { rule: 'XW-001', canOverrule: false },
  'attack-open': { rule: 'XW-001', canOverrule: false },
  'roll-first': { rule: 'XW-001', canOverrule: false },
  'damage-first': { rule: 'XW-001', canOverrule: false },
  'dice-settled': { rule: 'XW-001', canOverrule: false },
  'same-ship': { rule: null, canOverrule: false },
  'bad-number': { rule: null, canOverrule: false },
  'bad-name': { rule: null, canOverrule: false },
  'bad-limits': { rule: null, canOverrule: false },
  'bad-modifier': { rule: null, canOverrule: false },
  'bad-result': { rule: 'XW-034', canOverrule: false },
  'bad-order': { rule: null, canOverrule: false },
  'bad-measure': { rule: 'XW-003', canOverrule: false },
  'no-dice': { rule: null, canOverrule: false },
  'no-use': { rule: 'XW-Q06', canOverrule: false },
  'nothing-to-change': { rule: null, canOverrule: false }
} as const satisfies RefusalTable

export type XwRefusal = keyof typeof REFUSALS
export type ForceableRefusal = ForceableOf<typeof REFUSALS>
export type FirmRefusal = FirmOf<typeof REFUSALS>

/** The refusal of a check of this system. */
export type Refusals = RefusalCheck<ForceableRefusal, FirmRefusal>
