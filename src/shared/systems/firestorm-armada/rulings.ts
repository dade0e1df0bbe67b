import { rulingReader, type RulingDefinition } from '../../core/rulings/ruling'
import { KNOWLEDGE } from '../../core/view/known'

/** Headings of the register of house rules, in order. */
export const RULING_GROUPS = ['turn', 'attack', 'damage', 'defence', 'boarding', 'cards', 'players'] as const
type RulingGroup = (typeof RULING_GROUPS)[number]

/** Every ambiguity with more than one reading, the default first. Each is a switch. The reasons are in the README. */
export const RULINGS = [
  { key: 'fa.multiCrit', group: 'damage', question: 'FA-Q01', values: ['one', 'perMultipleOfCr'] },
  { key: 'fa.critTable', group: 'damage', question: 'FA-Q02', values: ['off', 'optionalHardback'] },
  { key: 'fa.allianceBonus', group: 'turn', question: 'FA-Q03', values: ['0', '1'] },
  { key: 'fa.extraDieExplodes', group: 'attack', question: 'FA-017', values: ['true', 'false'] },
  { key: 'fa.turretsAtSmall', group: 'attack', question: 'FA-026', values: ['asOthers', 'full'] },
  { key: 'fa.halvingOrder', group: 'attack', question: 'FA-Q07', values: ['damageFirst', 'halvingFirst'] },
  { key: 'fa.halfRounding', group: 'attack', question: 'FA-Q05', values: ['downMin1', 'up'] },
  { key: 'fa.halveTwice', group: 'attack', question: 'FA-Q06', values: ['true', 'once'] },
  { key: 'fa.smallTargetSix', group: 'attack', question: 'FA-Q08', values: ['twoHitsExtra', 'oneHit'] },
  { key: 'fa.pdExplodes', group: 'defence', question: 'FA-Q09', values: ['true', 'false'] },
  { key: 'fa.pdSplitMode', group: 'defence', question: 'FA-Q10', values: ['allTargetsMin1', 'freeSplit'] },
  { key: 'fa.pdVsTorpedo', group: 'defence', question: 'FA-Q11', values: ['off', 'on4plus'] },
  { key: 'fa.shields', group: 'defence', question: 'FA-Q12', values: ['off', 'on'] },
  { key: 'fa.ownSecondWeapon', group: 'attack', question: 'FA-Q14', values: ['half', 'full'] },
  { key: 'fa.boardingDice', group: 'boarding', question: 'FA-Q15', values: ['manual', 'ap4plusOpposed'] },
  { key: 'fa.handSize', group: 'cards', question: 'FA-Q18', values: ['minFiveSquadrons', 'squadrons'] },
  { key: 'fa.cardLimits', group: 'cards', question: 'FA-Q19', values: ['off', 'on'] },
  { key: 'fa.enemyKnown', group: 'players', question: 'FA-002', values: KNOWLEDGE }
] as const satisfies readonly (RulingDefinition & { readonly group: RulingGroup })[]

export type RulingKey = (typeof RULINGS)[number]['key']

/** The reading in force: the chosen one if it is a known value, else the default. Throws for a key that is no ruling of this system. */
export const readRuling = rulingReader(RULINGS)
