import { rulingReader, type ReadingOf, type RulingDefinition } from '../../core/rulings/ruling'
import { KNOWLEDGE } from '../../core/view/known'

/** Headings of the register of house rules: building first, then the phases in playing order. */
export const RULING_GROUPS = ['building', 'engineering', 'helm', 'gunnery', 'resolution', 'end', 'players'] as const
type RulingGroup = (typeof RULING_GROUPS)[number]

/**
 * Every ambiguity of the rules that can be read in more than one way, the default first. The README of this system gives the reasons;
 * the players' texts are in `rulings.json` of the messages.
 */
export const RULINGS = [
  { key: 'sa.agile', group: 'building', question: 'SA-Q04', basis: 'silent', values: ['disabled', 'plus2Piloting', 'gmText'] },
  { key: 'sa.cost19', group: 'building', question: 'SA-Q14', basis: 'text', values: ['printed', 'pattern'] },
  { key: 'sa.maxFleetTier', group: 'building', question: 'SA-Q15', basis: 'silent', values: ['20', '21'] },
  { key: 'sa.flagshipDerived', group: 'building', question: 'SA-Q16', basis: 'silent', values: ['hpCtSp', 'hpCtOnly', 'hpOnly'] },
  { key: 'sa.npcResolve', group: 'building', question: 'SA-Q45', basis: 'silent', values: ['0', 'fifthOfTierPlus3'] },
  {
    key: 'sa.engineerSp',
    group: 'engineering',
    question: 'SA-Q32',
    basis: 'text',
    values: ['anySuppression', 'roleOrFleetChange', 'neverLost']
  },
  { key: 'sa.regenOverlap', group: 'engineering', question: 'SA-Q02', basis: 'disputed', values: ['lowerDie', 'higherDie'] },
  { key: 'sa.disabledRegain', group: 'engineering', question: 'SA-078', basis: 'silent', values: ['no', 'yes'] },
  { key: 'sa.repairCommunications', group: 'engineering', question: 'SA-109', basis: 'disputed', values: ['yes', 'no'] },
  { key: 'sa.strikeDuringRepair', group: 'engineering', question: 'SA-067', basis: 'silent', values: ['held', 'atOnce'] },
  { key: 'sa.enchantRange', group: 'engineering', question: 'SA-Q25', basis: 'disputed', values: ['basePlus2', 'eachBandPlus2'] },
  { key: 'sa.sameAction', group: 'engineering', question: 'SA-049', basis: 'silent', values: ['no', 'yes'] },
  { key: 'sa.officerSwap', group: 'engineering', question: 'SA-054', basis: 'silent', values: ['yes', 'no'] },
  { key: 'sa.flatChecks', group: 'engineering', question: 'SA-050', basis: 'silent', values: ['bare', 'resolve', 'all'] },
  { key: 'sa.precogNoAdmiral', group: 'engineering', question: 'SA-Q41', basis: 'silent', values: ['noEffect', 'addToD6'] },
  { key: 'sa.aroundMove', group: 'helm', question: 'SA-047', basis: 'text', values: ['nextMove', 'sameTurn'] },
  { key: 'sa.tauntLimit', group: 'helm', question: 'SA-Q21', basis: 'disputed', values: ['perAdmiral', 'perArmada'] },
  { key: 'sa.officerVsFullAc', group: 'helm', question: 'SA-Q22', basis: 'disputed', values: ['no', 'yes', 'withoutShields'] },
  { key: 'sa.flybyAc', group: 'helm', question: 'SA-090', basis: 'disputed', values: ['plain', 'full', 'withoutShields'] },
  { key: 'sa.stuntAcPenalty', group: 'helm', question: 'SA-Q28', basis: 'silent', values: ['apply', 'ignore'] },
  { key: 'sa.freeAttackBonuses', group: 'helm', question: 'SA-Q27', basis: 'silent', values: ['none', 'all'] },
  { key: 'sa.freeAttackTiming', group: 'helm', question: 'SA-091', basis: 'silent', values: ['withVolley', 'atOnce'] },
  { key: 'sa.debrisBypassShields', group: 'helm', question: 'SA-Q40', basis: 'silent', values: ['no', 'yes'] },
  { key: 'sa.minesFriendly', group: 'helm', question: 'SA-Q37', basis: 'silent', values: ['yes', 'no'] },
  { key: 'sa.minesTarget', group: 'helm', question: 'SA-Q37', basis: 'disputed', values: ['perHex', 'shared'] },
  { key: 'sa.rangeBands', group: 'gunnery', question: 'SA-Q03', basis: 'silent', values: ['multiples', 'custom'] },
  { key: 'sa.fireArc', group: 'gunnery', question: 'SA-Q36', basis: 'silent', values: ['any', 'forwardOnly'] },
  { key: 'sa.arrayPrice', group: 'gunnery', question: 'SA-034', basis: 'disputed', values: ['declared', 'fired'] },
  { key: 'sa.superweaponMines', group: 'gunnery', question: 'SA-038', basis: 'silent', values: ['no', 'yes'] },
  { key: 'sa.shieldAcArc', group: 'gunnery', question: 'SA-Q01', basis: 'disputed', values: ['front', 'notFront', 'always'] },
  { key: 'sa.naturalAuto', group: 'gunnery', question: 'SA-Q13', basis: 'silent', values: ['none', 'nat20HitsNat1Misses'] },
  { key: 'sa.scrambledResolve', group: 'gunnery', question: 'SA-051', basis: 'text', values: ['yes', 'no'] },
  { key: 'sa.officerResolve', group: 'gunnery', question: 'SA-051', basis: 'disputed', values: ['anyAboard', 'own', 'no'] },
  { key: 'sa.boardersPointDefense', group: 'gunnery', question: 'SA-Q30', basis: 'silent', values: ['within2Hexes', 'anyDistance'] },
  { key: 'sa.boardersOnWreck', group: 'gunnery', question: 'SA-030', basis: 'silent', values: ['eachPhase', 'once', 'never'] },
  { key: 'sa.duelVictim', group: 'gunnery', question: 'SA-Q24', basis: 'silent', values: ['defenderChooses', 'random', 'attackerChooses'] },
  { key: 'sa.duelCrit', group: 'gunnery', question: 'SA-Q24', basis: 'disputed', values: ['inAddition', 'insteadOfCriticalRoll'] },
  { key: 'sa.duelEmp', group: 'gunnery', question: 'SA-066', basis: 'disputed', values: ['no', 'yes'] },
  {
    key: 'sa.batchOrder',
    group: 'resolution',
    question: 'SA-Q12',
    basis: 'silent',
    values: ['declaration', 'gmChooses', 'worstForDefender']
  },
  { key: 'sa.boardersBypassShields', group: 'resolution', question: 'SA-Q30', basis: 'silent', values: ['no', 'yes'] },
  { key: 'sa.minHitDamage', group: 'resolution', question: 'SA-Q35', basis: 'silent', values: ['0', '1'] },
  { key: 'sa.superweaponCrit', group: 'resolution', question: 'SA-Q31', basis: 'disputed', values: ['anyHit', 'needsHpDamage'] },
  {
    key: 'sa.emp',
    group: 'resolution',
    question: 'SA-Q05',
    basis: 'disputed',
    values: ['nextRoundCondition', 'permanentCondition', 'armedByAction']
  },
  { key: 'sa.critMultiple', group: 'resolution', question: 'SA-Q09', basis: 'silent', values: ['eachTrigger', 'onePerAttack'] },
  {
    key: 'sa.crit6',
    group: 'resolution',
    question: 'SA-Q08',
    basis: 'disputed',
    values: ['rerollDuplicates', 'duplicatesHaveNoExtraEffect', 'doubleEffects']
  },
  { key: 'sa.critStack', group: 'resolution', question: 'SA-Q10', basis: 'silent', values: ['no', 'yes'] },
  { key: 'sa.critAuxEmpty', group: 'resolution', question: 'SA-Q11', basis: 'silent', values: ['noEffect', 'reroll'] },
  { key: 'sa.selfDestructAuto', group: 'resolution', question: 'SA-Q39', basis: 'disputed', values: ['checkNeeded', 'autoHit'] },
  { key: 'sa.moraleTier', group: 'resolution', question: 'SA-Q18', basis: 'silent', values: ['highestAttacker', 'highestEnemy'] },
  { key: 'sa.cascadeDc', group: 'resolution', question: 'SA-104', basis: 'disputed', values: ['plain', 'full', 'withoutShields'] },
  {
    key: 'sa.moraleDuration',
    group: 'resolution',
    question: 'SA-Q07',
    basis: 'disputed',
    values: ['asWritten', 'endOfNextRound', 'endOfRound']
  },
  {
    key: 'sa.moraleRolls',
    group: 'resolution',
    question: 'SA-Q48',
    basis: 'text',
    values: ['allRolls', 'checksOnly'],
    common: 'checksOnly'
  },
  { key: 'sa.routExit', group: 'resolution', question: 'SA-Q42', basis: 'silent', values: ['outOfBattle', 'mustStay'] },
  { key: 'sa.statusOwes', group: 'resolution', question: 'SA-104', basis: 'silent', values: ['no', 'yes'] },
  { key: 'sa.xp', group: 'end', question: 'SA-Q46', basis: 'silent', values: ['suggestCr', 'showTable', 'off'] },
  { key: 'sa.enemyKnown', group: 'players', question: 'SA-074', basis: 'silent', values: KNOWLEDGE }
] as const satisfies readonly (RulingDefinition & { readonly group: RulingGroup })[]

export type RulingKey = (typeof RULINGS)[number]['key']
export type RulingValue<K extends RulingKey> = ReadingOf<typeof RULINGS, K>

/** The reading in force: the chosen one where it is a known value, else the default. Throws for a key that is no ruling of this system. */
export const readRuling = rulingReader(RULINGS)
