import type { FirmOf, ForceableOf, RefusalCheck, RefusalTable } from '../../../core/engine/refusals'

/** Why a command is refused. What breaks only a rule the GM may overrule; what names nothing, or makes no sense, nobody can. */
export const REFUSALS = {
  'wrong-phase': { rule: 'PW-027', canOverrule: true },
  'not-your-turn': { rule: 'PW-026', canOverrule: true },
  'roll-first': { rule: 'PW-Q11', canOverrule: true },
  'already-rolled': { rule: 'PW-028', canOverrule: true },
  'already-placed': { rule: 'PW-026', canOverrule: true },
  'outside-zone': { rule: 'PW-Q11', canOverrule: true },
  'already-acted': { rule: 'PW-029', canOverrule: true },
  'activation-open': { rule: 'PW-027', canOverrule: true },
  'no-initiative': { rule: 'PW-028', canOverrule: true },
  'not-in-squadron': { rule: 'PW-032', canOverrule: true },
  'answer-first': { rule: 'PW-032', canOverrule: true },
  jammed: { rule: 'PW-037', canOverrule: true },
  'already-tried': { rule: 'PW-039', canOverrule: true },
  'out-of-range': { rule: 'PW-030', canOverrule: true },
  'must-answer': { rule: 'PW-Q03', canOverrule: true },
  'no-movement-points': { rule: 'PW-041', canOverrule: true },
  'no-manoeuvre-points': { rule: 'PW-041', canOverrule: true },
  'engagement-open': { rule: 'PW-027', canOverrule: true },
  'not-detected': { rule: 'PW-043', canOverrule: true },
  'not-same-place': { rule: 'PW-043', canOverrule: true },
  'already-engaged': { rule: 'PW-Q15', canOverrule: true },
  'already-won': { rule: 'PW-061', canOverrule: true },
  'wrong-weapon': { rule: 'PW-049', canOverrule: true },
  'must-defend': { rule: 'PW-Q18', canOverrule: true },
  'not-begun': { rule: null, canOverrule: false },
  'already-begun': { rule: null, canOverrule: false },
  'battle-over': { rule: 'PW-061', canOverrule: false },
  'not-over': { rule: null, canOverrule: false },
  'two-sides-needed': { rule: 'PW-003', canOverrule: false },
  'duplicate-id': { rule: null, canOverrule: false },
  'not-fit': { rule: 'PW-012', canOverrule: false },
  'no-such-ship': { rule: null, canOverrule: false },
  'no-such-squadron': { rule: null, canOverrule: false },
  'no-such-fleet': { rule: null, canOverrule: false },
  'no-such-side': { rule: null, canOverrule: false },
  'no-such-detector': { rule: 'PW-022', canOverrule: false },
  'no-such-countermeasure': { rule: 'PW-024', canOverrule: false },
  'no-such-weapon': { rule: 'PW-017', canOverrule: false },
  'no-such-defence': { rule: 'PW-020', canOverrule: false },
  'no-such-token': { rule: 'PW-064', canOverrule: false },
  'no-such-cell': { rule: 'PW-064', canOverrule: false },
  'no-such-ruling': { rule: null, canOverrule: false },
  'no-activation': { rule: 'PW-027', canOverrule: false },
  'nothing-to-answer': { rule: null, canOverrule: false },
  'nothing-due': { rule: null, canOverrule: false },
  'not-an-enemy': { rule: 'PW-043', canOverrule: false },
  'not-placed': { rule: 'PW-026', canOverrule: false },
  'out-of-play': { rule: 'PW-060', canOverrule: false },
  'cell-taken': { rule: 'PW-064', canOverrule: false },
  'wrong-tokens': { rule: 'PW-064', canOverrule: false },
  'off-grid': { rule: 'PW-Q30', canOverrule: false },
  'not-a-step': { rule: 'PW-041', canOverrule: false },
  'wrong-elements': { rule: 'PW-059', canOverrule: false },
  'nothing-to-change': { rule: null, canOverrule: false },
  'bad-number': { rule: null, canOverrule: false },
  'bad-name': { rule: null, canOverrule: false },
  'bad-element': { rule: null, canOverrule: false }
} as const satisfies RefusalTable

export type PwRefusal = keyof typeof REFUSALS
export type ForceableRefusal = ForceableOf<typeof REFUSALS>
export type FirmRefusal = FirmOf<typeof REFUSALS>

/** The refusal of a check of this system. */
export type Refusals = RefusalCheck<ForceableRefusal, FirmRefusal>
