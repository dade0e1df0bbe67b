import type { XwRefusal } from '@shared/systems/xwing/commands/refusal'
import type { TableWords } from '../../../contract/table-words'

/** The requirement behind each refusal; null when it is plain common sense. */
const REFUSAL_RULES: Readonly<Record<XwRefusal, string | null>> = {
  'wrong-phase': 'XW-040',
  'wrong-window': 'XW-013',
  'not-its-turn': 'XW-040',
  'already-engaged': 'XW-002',
  destroyed: 'XW-031',
  'out-of-play': 'XW-031',
  'not-an-enemy': 'XW-005',
  'obligations-open': 'XW-038',
  'not-all-engaged': 'XW-040',
  'not-in-arc': 'XW-007',
  'out-of-range': 'XW-008',
  'requirement-unmet': 'XW-009',
  'no-lock': 'XW-037',
  'no-token': 'XW-037',
  'no-charges': 'XW-006',
  'cost-unpaid': 'XW-006',
  'bonus-used': 'XW-Q10',
  'range-0': 'XW-014',
  'already-rerolled': 'XW-016',
  'no-card-left': 'XW-039',
  'not-begun': null,
  'already-begun': null,
  'battle-over': null,
  'too-few-sides': null,
  'duplicate-id': null,
  'not-fit': null,
  'no-such-squad': null,
  'no-such-ship': null,
  'no-such-weapon': null,
  'no-such-die': null,
  'no-such-obligation': null,
  'no-such-ruling': null,
  'no-attack': null,
  'wrong-stage': 'XW-001',
  'attack-open': 'XW-001',
  'roll-first': 'XW-001',
  'damage-first': 'XW-001',
  'dice-settled': 'XW-001',
  'same-ship': null,
  'bad-number': null,
  'bad-name': null,
  'bad-limits': null,
  'bad-modifier': null,
  'bad-result': 'XW-034',
  'bad-order': null,
  'bad-measure': 'XW-003',
  'no-use': 'XW-Q06',
  'nothing-to-change': null
}

/** How battle screens word this system's refusals. */
export const XW_WORDS: TableWords = {
  prefix: 'xw',
  refusalRules: REFUSAL_RULES,
  unfinished: ['no-use']
}
