import { rulingReader, type ReadingOf, type RulingDefinition } from '../../core/rulings/ruling'
import { KNOWLEDGE } from '../../core/view/known'

/** Headings of the register of house rules, in order. */
export const RULING_GROUPS = ['building', 'round', 'attack', 'officers', 'abilities', 'end', 'players'] as const
type RulingGroup = (typeof RULING_GROUPS)[number]

/**
 * Every ambiguity of the rules that can be read in more than one way, the default first. The README of this system gives the reasons;
 * the players' texts are in `rulings.json` of the messages.
 */
export const RULINGS = [
  { key: 'sa.shieldAcArc', group: 'attack', question: 'SA-Q01', values: ['front', 'notFront', 'always'] },
  { key: 'sa.regenOverlap', group: 'round', question: 'SA-Q02', values: ['lowerDie', 'higherDie'] },
  { key: 'sa.rangeBands', group: 'attack', question: 'SA-Q03', values: ['multiples', 'custom'] },
  { key: 'sa.agile', group: 'building', question: 'SA-Q04', values: ['disabled', 'plus2Piloting', 'gmText'] },
  { key: 'sa.emp', group: 'abilities', question: 'SA-Q05', values: ['nextRoundCondition', 'permanentCondition', 'armedByAction'] },
  { key: 'sa.moraleDuration', group: 'end', question: 'SA-Q07', values: ['asWritten', 'endOfNextRound', 'endOfRound'] },
  { key: 'sa.crit6', group: 'attack', question: 'SA-Q08', values: ['rerollDuplicates', 'duplicatesHaveNoExtraEffect', 'doubleEffects'] },
  { key: 'sa.critMultiple', group: 'attack', question: 'SA-Q09', values: ['eachTrigger', 'onePerAttack'] },
  { key: 'sa.critStack', group: 'attack', question: 'SA-Q10', values: ['no', 'yes'] },
  { key: 'sa.critAuxEmpty', group: 'attack', question: 'SA-Q11', values: ['noEffect', 'reroll'] },
  { key: 'sa.batchOrder', group: 'round', question: 'SA-Q12', values: ['declaration', 'gmChooses', 'worstForDefender'] },
  { key: 'sa.naturalAuto', group: 'attack', question: 'SA-Q13', values: ['none', 'nat20HitsNat1Misses'] },
  { key: 'sa.cost19', group: 'building', question: 'SA-Q14', values: ['printed', 'pattern'] },
  { key: 'sa.maxFleetTier', group: 'building', question: 'SA-Q15', values: ['20', '21'] },
  { key: 'sa.flagshipDerived', group: 'building', question: 'SA-Q16', values: ['hpCtSp', 'hpCtOnly', 'hpOnly'] },
  { key: 'sa.moraleRolls', group: 'end', question: 'SA-Q48', values: ['allRolls', 'checksOnly'], common: 'checksOnly' },
  { key: 'sa.moraleTier', group: 'end', question: 'SA-Q18', values: ['highestAttacker', 'highestEnemy'] },
  { key: 'sa.tauntLimit', group: 'officers', question: 'SA-Q21', values: ['perAdmiral', 'perArmada'] },
  { key: 'sa.officerVsFullAc', group: 'officers', question: 'SA-Q22', values: ['false', 'true'] },
  { key: 'sa.duelCrit', group: 'officers', question: 'SA-Q24', values: ['inAddition', 'insteadOfCriticalRoll'] },
  { key: 'sa.duelVictim', group: 'officers', question: 'SA-Q24', values: ['defenderChooses', 'random', 'attackerChooses'] },
  { key: 'sa.enchantRange', group: 'officers', question: 'SA-Q25', values: ['basePlus2', 'eachBandPlus2'] },
  { key: 'sa.freeAttackBonuses', group: 'round', question: 'SA-Q27', values: ['none', 'all'] },
  { key: 'sa.stuntAcPenalty', group: 'round', question: 'SA-Q28', values: ['apply', 'ignore'] },
  { key: 'sa.boardersPointDefense', group: 'abilities', question: 'SA-Q30', values: ['within2Hexes', 'anyDistance'] },
  { key: 'sa.boardersBypassShields', group: 'abilities', question: 'SA-Q30', values: ['false', 'true'] },
  { key: 'sa.superweaponCrit', group: 'abilities', question: 'SA-Q31', values: ['anyHit', 'needsHpDamage'] },
  { key: 'sa.engineerSp', group: 'officers', question: 'SA-Q32', values: ['anySuppression', 'roleOrFleetChange', 'neverLost'] },
  { key: 'sa.minHitDamage', group: 'attack', question: 'SA-Q35', values: ['0', '1'] },
  { key: 'sa.fireArc', group: 'attack', question: 'SA-Q36', values: ['any', 'forwardOnly'] },
  { key: 'sa.minesFriendly', group: 'abilities', question: 'SA-Q37', values: ['true', 'false'] },
  { key: 'sa.minesTarget', group: 'abilities', question: 'SA-Q37', values: ['perHex', 'shared'] },
  { key: 'sa.selfDestructAuto', group: 'abilities', question: 'SA-Q39', values: ['checkNeeded', 'autoHit'] },
  { key: 'sa.debrisBypassShields', group: 'officers', question: 'SA-Q40', values: ['false', 'true'] },
  { key: 'sa.precogNoAdmiral', group: 'officers', question: 'SA-Q41', values: ['noEffect', 'addToD6'] },
  { key: 'sa.routExit', group: 'end', question: 'SA-Q42', values: ['outOfBattle', 'mustStay'] },
  { key: 'sa.npcResolve', group: 'officers', question: 'SA-Q45', values: ['0', 'fifthOfTierPlus3'] },
  { key: 'sa.xp', group: 'end', question: 'SA-Q46', values: ['suggestCr', 'showTable', 'off'] },
  { key: 'sa.repairCommunications', group: 'officers', question: 'SA-109', values: ['yes', 'no'] },
  { key: 'sa.scrambledResolve', group: 'officers', question: 'SA-051', values: ['yes', 'no'] },
  { key: 'sa.aroundMove', group: 'officers', question: 'SA-047', values: ['nextMove', 'sameTurn'] },
  { key: 'sa.enemyKnown', group: 'players', question: 'SA-074', values: KNOWLEDGE }
] as const satisfies readonly (RulingDefinition & { readonly group: RulingGroup })[]

export type RulingKey = (typeof RULINGS)[number]['key']
export type RulingValue<K extends RulingKey> = ReadingOf<typeof RULINGS, K>

/** The reading in force: the chosen one where it is a known value, else the default. Throws for a key that is no ruling of this system. */
export const readRuling = rulingReader(RULINGS)
