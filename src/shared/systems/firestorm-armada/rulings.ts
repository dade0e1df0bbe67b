import { rulingReader, type RulingDefinition } from '../../core/rulings/ruling'
import { KNOWLEDGE } from '../../core/view/known'

/** Headings of the register of house rules: the phases in the order they are played, what several of them share, players last. */
export const RULING_GROUPS = ['initiative', 'movement', 'attack', 'damage', 'defence', 'boarding', 'cards', 'players'] as const
type RulingGroup = (typeof RULING_GROUPS)[number]

/** Every ambiguity with more than one reading, the default first. Each is a switch. The reasons are in the README. */
export const RULINGS = [
  { key: 'fa.allianceBonus', group: 'initiative', question: 'FA-Q03', basis: 'text', values: ['0', '1'] },
  { key: 'fa.emptyFleetRolls', group: 'initiative', question: 'FA-003', basis: 'silent', values: ['no', 'yes'] },
  { key: 'fa.halfMove', group: 'movement', question: 'FA-009', basis: 'text', values: ['exact', 'down'] },
  { key: 'fa.extraDieExplodes', group: 'attack', question: 'FA-017', basis: 'disputed', values: ['yes', 'no'] },
  { key: 'fa.turretsAtSmall', group: 'attack', question: 'FA-026', basis: 'text', values: ['asOthers', 'full'] },
  { key: 'fa.smallTargetSix', group: 'attack', question: 'FA-Q08', basis: 'disputed', values: ['twoHitsExtra', 'oneHit'] },
  { key: 'fa.halvingOrder', group: 'attack', question: 'FA-Q07', basis: 'silent', values: ['damageFirst', 'halvingFirst'] },
  { key: 'fa.halfRounding', group: 'attack', question: 'FA-Q05', basis: 'silent', values: ['downMin1', 'up'] },
  { key: 'fa.halveTwice', group: 'attack', question: 'FA-Q06', basis: 'disputed', values: ['yes', 'once'] },
  { key: 'fa.ownSecondWeapon', group: 'attack', question: 'FA-Q14', basis: 'silent', values: ['half', 'full'] },
  { key: 'fa.mateCritical', group: 'attack', question: 'FA-029', basis: 'disputed', values: ['ship', 'weapon'] },
  { key: 'fa.combineAndSplit', group: 'attack', question: 'FA-034', basis: 'disputed', values: ['sameShot', 'activation'] },
  { key: 'fa.fireAtBoarded', group: 'attack', question: 'FA-043', basis: 'disputed', values: ['alongside', 'aboard'] },
  { key: 'fa.multiCrit', group: 'damage', question: 'FA-Q01', basis: 'silent', values: ['one', 'perMultipleOfCr'] },
  { key: 'fa.critTable', group: 'damage', question: 'FA-Q02', basis: 'silent', values: ['off', 'optionalHardback'] },
  { key: 'fa.damagedTurrets', group: 'damage', question: 'FA-021', basis: 'silent', values: ['yes', 'no'] },
  { key: 'fa.lastDie', group: 'damage', question: 'FA-024', basis: 'disputed', values: ['guns', 'gunsAndDefence', 'broadsides'] },
  { key: 'fa.pdExplodes', group: 'defence', question: 'FA-Q09', basis: 'text', values: ['no', 'yes'] },
  { key: 'fa.pdSplitMode', group: 'defence', question: 'FA-Q10', basis: 'disputed', values: ['allTargetsMin1', 'evenly', 'freeSplit'] },
  { key: 'fa.pdVsTorpedo', group: 'defence', question: 'FA-Q11', basis: 'silent', values: ['off', 'on4plus'] },
  { key: 'fa.shields', group: 'defence', question: 'FA-Q12', basis: 'silent', values: ['no', 'yes'] },
  { key: 'fa.boardingDice', group: 'boarding', question: 'FA-Q15', basis: 'silent', values: ['manual', 'ap4plusOpposed'] },
  {
    key: 'fa.handSize',
    group: 'cards',
    question: 'FA-Q18',
    basis: 'disputed',
    values: ['minFiveSquadrons', 'squadrons', 'startUntilFive']
  },
  { key: 'fa.cardlessClasses', group: 'cards', question: 'FA-Q18', basis: 'text', values: ['none', 'escorts'] },
  { key: 'fa.cardLimits', group: 'cards', question: 'FA-Q19', basis: 'silent', values: ['no', 'yes'] },
  { key: 'fa.cardsPartlyOut', group: 'cards', question: 'FA-007', basis: 'silent', values: ['anyInCommand', 'allInCommand'] },
  { key: 'fa.reactionTime', group: 'cards', question: 'FA-004', basis: 'silent', values: ['afterDamage', 'beforeDamage'] },
  { key: 'fa.enemyKnown', group: 'players', question: 'FA-002', basis: 'silent', values: KNOWLEDGE }
] as const satisfies readonly (RulingDefinition & { readonly group: RulingGroup })[]

export type RulingKey = (typeof RULINGS)[number]['key']

/** The reading in force: the chosen one if it is a known value, else the default. Throws for a key that is no ruling of this system. */
export const readRuling = rulingReader(RULINGS)
