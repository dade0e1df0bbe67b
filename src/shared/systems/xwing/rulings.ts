import { rulingReader, type ReadingOf, type RulingDefinition } from '../../core/rulings/ruling'
import { KNOWLEDGE } from '../../core/view/known'

/** Headings of the register of house rules, in order. */
export const RULING_GROUPS = ['range', 'dice', 'engagement', 'players'] as const
type RulingGroup = (typeof RULING_GROUPS)[number]

/** Every ambiguity with more than one reading, the default first. Each is a switch. The reasons are in the README. */
export const RULINGS = [
  { key: 'xw.edition', group: 'range', question: 'XW-Q02', values: ['source', 'original'] },
  { key: 'xw.range0ThirdParty', group: 'range', question: 'XW-Q03', values: ['forbidden', 'allowed'] },
  { key: 'xw.range0DefenseDice', group: 'range', question: 'XW-019', values: ['counted', 'notCounted'] },
  { key: 'xw.arcsWithin', group: 'range', question: 'XW-Q11', values: ['included', 'apart'] },
  { key: 'xw.evadeToken', group: 'dice', question: 'XW-Q05', values: ['changeResult', 'addResult'] },
  { key: 'xw.neutralizeOrder', group: 'dice', question: 'XW-Q01', values: ['hitsFirst', 'critsFirst'] },
  { key: 'xw.destroyedMayAttack', group: 'engagement', question: 'XW-Q08', values: ['true', 'false'] },
  { key: 'xw.bonusAttackLimit', group: 'engagement', question: 'XW-Q10', values: ['1', 'none'] },
  { key: 'xw.enemyKnown', group: 'players', question: 'XW-038', values: KNOWLEDGE }
] as const satisfies readonly (RulingDefinition & { readonly group: RulingGroup })[]

export type RulingKey = (typeof RULINGS)[number]['key']
export type RulingValue<K extends RulingKey> = ReadingOf<typeof RULINGS, K>

/** The reading in force: the chosen one if it is a known value, else the default. Throws for a key that is no ruling of this system. */
export const readRuling = rulingReader(RULINGS)
