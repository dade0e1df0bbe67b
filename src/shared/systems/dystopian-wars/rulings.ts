import { rulingReader, type ReadingOf, type RulingBasis, type RulingDefinition } from '../../core/rulings/ruling'
import { KNOWLEDGE } from '../../core/view/known'

/** Headings of the register of house rules: the phases of the sequence, in playing order. */
export const RULING_GROUPS = ['declaring', 'counters', 'tinyFlyers', 'attack', 'defence', 'damage', 'criticals', 'players'] as const
type RulingGroup = (typeof RULING_GROUPS)[number]

/**
 * Every question that the text answers otherwise than many tables, leaves open or breaks off, with its readings, the default first. The
 * README gives the reasons.
 */
export const RULINGS = [
  { key: 'dw.halfRounding', group: 'declaring', question: 'DW-Q18', basis: 'silent', values: ['downMin1', 'up'] },
  { key: 'dw.diceLost', group: 'declaring', question: 'DW-004', basis: 'silent', values: ['onePerHull', 'onePerTwo', 'gm'] },
  { key: 'dw.lastDie', group: 'declaring', question: 'DW-Q18', basis: 'text', values: ['lost', 'stays'], common: 'stays' },
  { key: 'dw.obstruction', group: 'declaring', question: 'DW-Q18', basis: 'disputed', values: ['once', 'twice'] },
  { key: 'dw.linkHalf', group: 'declaring', question: 'DW-Q19', basis: 'silent', values: ['yes', 'no'] },
  { key: 'dw.counterCrit', group: 'counters', question: 'DW-Q13', basis: 'disputed', values: ['yes', 'no'] },
  { key: 'dw.counterShields', group: 'counters', question: 'DW-017', basis: 'text', values: ['no', 'yes'] },
  { key: 'dw.tfSixes', group: 'tinyFlyers', question: 'DW-Q04', basis: 'silent', values: ['destroyNoExplode', 'destroyExplode'] },
  {
    key: 'dw.abortCounts',
    group: 'tinyFlyers',
    question: 'DW-Q04',
    basis: 'text',
    values: ['everyHit', 'hitsWithoutSixes'],
    common: 'hitsWithoutSixes'
  },
  { key: 'dw.wipedOutAbort', group: 'tinyFlyers', question: 'DW-027', basis: 'silent', values: ['no', 'yes'] },
  {
    key: 'dw.defenderAbort',
    group: 'tinyFlyers',
    question: 'DW-Q05',
    basis: 'silent',
    values: ['loseFuelNoMoreAa', 'loseFuelOnly', 'noEffect']
  },
  { key: 'dw.fuelZero', group: 'tinyFlyers', question: 'DW-Q06', basis: 'silent', values: ['gmDecides', 'removed'] },
  { key: 'dw.modifierFloor', group: 'attack', question: 'DW-041', basis: 'disputed', values: ['atEnd', 'afterDefender'] },
  { key: 'dw.toHit', group: 'attack', question: 'DW-Q02', basis: 'silent', values: ['4', 'perAttack'] },
  { key: 'dw.dice', group: 'attack', question: 'DW-Q01', basis: 'silent', values: ['exploding', 'heavy', 'basic'] },
  { key: 'dw.defenceAfterCounter', group: 'defence', question: 'DW-046', basis: 'silent', values: ['yes', 'no'] },
  { key: 'dw.defencePool', group: 'defence', question: 'DW-049', basis: 'silent', values: ['activation', 'attack'] },
  { key: 'dw.wingDefence', group: 'defence', question: 'DW-048', basis: 'disputed', values: ['yes', 'no'] },
  { key: 'dw.defenceSix', group: 'defence', question: 'DW-053', basis: 'text', values: ['oneSuccess', 'asAttack'], common: 'asAttack' },
  { key: 'dw.ownGenerators', group: 'defence', question: 'DW-055', basis: 'text', values: ['all', 'choice'] },
  { key: 'dw.scientist', group: 'defence', question: 'DW-056', basis: 'disputed', values: ['target', 'owner'] },
  { key: 'dw.shieldSix', group: 'defence', question: 'DW-Q09', basis: 'text', values: ['one', 'twoAndExtra'], common: 'twoAndExtra' },
  { key: 'dw.threshold', group: 'damage', question: 'DW-Q10', basis: 'text', values: ['gt', 'gte'], common: 'gte' },
  { key: 'dw.multiCrit', group: 'damage', question: 'DW-Q11', basis: 'disputed', values: ['one', 'perMultipleOfCr'] },
  { key: 'dw.criticalTwice', group: 'criticals', question: 'DW-066', basis: 'silent', values: ['once', 'again'] },
  { key: 'dw.magazineAd', group: 'criticals', question: 'DW-Q14', basis: 'silent', values: ['twiceStartHp', 'startHp', 'gm'] },
  { key: 'dw.navLock', group: 'criticals', question: 'DW-Q15', basis: 'silent', values: ['noTurn', 'noTurnNoHeightChange'] },
  { key: 'dw.sturginium', group: 'criticals', question: 'DW-Q16', basis: 'silent', values: ['teleport2d6', 'removed'] },
  { key: 'dw.repair', group: 'criticals', question: 'DW-Q17', basis: 'silent', values: ['off', 'd6'] },
  { key: 'dw.enemyKnown', group: 'players', question: 'DW-001', basis: 'silent', values: KNOWLEDGE }
] as const satisfies readonly (RulingDefinition & { readonly group: RulingGroup; readonly basis: RulingBasis })[]

export type RulingKey = (typeof RULINGS)[number]['key']
export type RulingValue<K extends RulingKey> = ReadingOf<typeof RULINGS, K>

/** The reading in force: the chosen one where it is a known value, else the default. Throws for a key that is no ruling of this system. */
export const readRuling = rulingReader(RULINGS)
