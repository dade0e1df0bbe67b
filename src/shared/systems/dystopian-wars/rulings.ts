import { rulingReader, type ReadingOf, type RulingDefinition } from '../../core/rulings/ruling'
import { KNOWLEDGE } from '../../core/view/known'

/** Headings of the register of house rules, in order. */
export const RULING_GROUPS = ['dice', 'tinyFlyers', 'defence', 'damage', 'criticals', 'players'] as const
type RulingGroup = (typeof RULING_GROUPS)[number]

/** Every ambiguity of the text that can be read in more than one way, the default first. The README gives the reasons. */
export const RULINGS = [
  { key: 'dw.dice', group: 'dice', question: 'DW-Q01', values: ['exploding', 'heavy', 'basic'] },
  { key: 'dw.toHit', group: 'dice', question: 'DW-Q02', values: ['4', 'perAttack'] },
  { key: 'dw.halfRounding', group: 'dice', question: 'DW-Q18', values: ['downMin1', 'up'] },
  { key: 'dw.lastDie', group: 'dice', question: 'DW-Q18', values: ['stays', 'lost'] },
  { key: 'dw.obstruction', group: 'dice', question: 'DW-Q18', values: ['once', 'twice'] },
  { key: 'dw.linkHalf', group: 'dice', question: 'DW-Q19', values: ['true', 'false'] },
  { key: 'dw.tfSixes', group: 'tinyFlyers', question: 'DW-Q04', values: ['destroyNoExplode', 'destroyExplode'] },
  {
    key: 'dw.abortCounts',
    group: 'tinyFlyers',
    question: 'DW-Q04',
    values: ['everyHit', 'hitsWithoutSixes'],
    common: 'hitsWithoutSixes'
  },
  { key: 'dw.defenderAbort', group: 'tinyFlyers', question: 'DW-Q05', values: ['loseFuelNoMoreAa', 'loseFuelOnly', 'noEffect'] },
  { key: 'dw.fuelZero', group: 'tinyFlyers', question: 'DW-Q06', values: ['gmDecides', 'removed'] },
  { key: 'dw.shieldSix', group: 'defence', question: 'DW-Q09', values: ['one', 'twoAndExtra'], common: 'twoAndExtra' },
  { key: 'dw.threshold', group: 'damage', question: 'DW-Q10', values: ['gt', 'gte'], common: 'gte' },
  { key: 'dw.multiCrit', group: 'damage', question: 'DW-Q11', values: ['one', 'perMultipleOfCr'] },
  { key: 'dw.counterCrit', group: 'damage', question: 'DW-Q13', values: ['true', 'false'] },
  { key: 'dw.magazineAd', group: 'criticals', question: 'DW-Q14', values: ['twiceStartHp', 'startHp', 'gm'] },
  { key: 'dw.navLock', group: 'criticals', question: 'DW-Q15', values: ['noTurn', 'noTurnNoHeightChange'] },
  { key: 'dw.sturginium', group: 'criticals', question: 'DW-Q16', values: ['teleport2d6', 'removed'] },
  { key: 'dw.repair', group: 'criticals', question: 'DW-Q17', values: ['off', 'd6'] },
  { key: 'dw.enemyKnown', group: 'players', question: 'DW-001', values: KNOWLEDGE }
] as const satisfies readonly (RulingDefinition & { readonly group: RulingGroup })[]

export type RulingKey = (typeof RULINGS)[number]['key']
export type RulingValue<K extends RulingKey> = ReadingOf<typeof RULINGS, K>

/** The reading in force: the chosen one where it is a known value, else the default. Throws for a key that is no ruling of this system. */
export const readRuling = rulingReader(RULINGS)
