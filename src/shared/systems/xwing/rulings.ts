import { rulingReader, type ReadingOf, type RulingBasis, type RulingDefinition } from '../../core/rulings/ruling'
import { KNOWLEDGE } from '../../core/view/known'

/** Headings of the register of house rules: the phases of a battle and of an attack, in order. */
export const RULING_GROUPS = ['engagement', 'target', 'attackDice', 'defenseDice', 'neutralize', 'aftermath', 'end', 'players'] as const
type RulingGroup = (typeof RULING_GROUPS)[number]

/** Every ambiguity with more than one reading, the default first. Each is a switch. The reasons are in the README. */
export const RULINGS = [
  { key: 'xw.destroyedMayAttack', group: 'engagement', question: 'XW-Q08', basis: 'disputed', values: ['yes', 'no'] },
  { key: 'xw.destroyedOutside', group: 'engagement', question: 'XW-031', basis: 'silent', values: ['atOnce', 'endOfPhase'] },
  { key: 'xw.lateShips', group: 'engagement', question: 'XW-040', basis: 'silent', values: ['engageNext', 'nextRound'] },
  { key: 'xw.edition', group: 'target', question: 'XW-Q02', basis: 'text', values: ['source', 'original'] },
  { key: 'xw.arcsWithin', group: 'target', question: 'XW-Q11', basis: 'silent', values: ['included', 'apart'] },
  { key: 'xw.range0ThirdParty', group: 'attackDice', question: 'XW-Q03', basis: 'text', values: ['forbidden', 'allowed'] },
  { key: 'xw.attackDestroyed', group: 'target', question: 'XW-005', basis: 'silent', values: ['yes', 'no'] },
  { key: 'xw.limitConflict', group: 'attackDice', question: 'XW-Q04', basis: 'silent', values: ['maximum', 'minimum'] },
  { key: 'xw.range0Minimum', group: 'attackDice', question: 'XW-012', basis: 'disputed', values: ['raises', 'addsNone'] },
  { key: 'xw.range0DefenseDice', group: 'defenseDice', question: 'XW-Q13', basis: 'disputed', values: ['notCounted', 'counted'] },
  { key: 'xw.evadeToken', group: 'defenseDice', question: 'XW-Q05', basis: 'silent', values: ['changeResult', 'addResult'] },
  { key: 'xw.neutralizeOrder', group: 'neutralize', question: 'XW-Q01', basis: 'silent', values: ['hitsFirst', 'critsFirst'] },
  { key: 'xw.bonusAttackLimit', group: 'aftermath', question: 'XW-Q10', basis: 'silent', values: ['1', 'none'] },
  { key: 'xw.bonusStep', group: 'aftermath', question: 'XW-031', basis: 'disputed', values: ['engaging', 'bonusAttacker'] },
  { key: 'xw.cardPoints', group: 'end', question: 'XW-Q11', basis: 'silent', values: ['no', 'yes'] },
  { key: 'xw.enemyKnown', group: 'players', question: 'XW-038', basis: 'silent', values: KNOWLEDGE }
] as const satisfies readonly (RulingDefinition & { readonly group: RulingGroup; readonly basis: RulingBasis })[]

export type RulingKey = (typeof RULINGS)[number]['key']
export type RulingValue<K extends RulingKey> = ReadingOf<typeof RULINGS, K>

/** The reading in force: the chosen one if it is a known value, else the default. Throws for a key that is no ruling of this system. */
export const readRuling = rulingReader(RULINGS)
