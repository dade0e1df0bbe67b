import type { RulingDefinition } from '../../core/rulings/ruling'
import type { SaRulings } from './model/rulings'

/** Every ambiguity of the rules with more than one reading, the default first. Reasons stand in the README of this system. */
export const RULINGS = [
  { key: 'sa.shieldAcArc', question: 'SA-Q01', values: ['front', 'notFront', 'always'], switchable: true },
  { key: 'sa.regenOverlap', question: 'SA-Q02', values: ['lowerDie', 'higherDie'], switchable: true },
  { key: 'sa.rangeBands', question: 'SA-Q03', values: ['multiples', 'custom'], switchable: true },
  { key: 'sa.agile', question: 'SA-Q04', values: ['disabled', 'plus2Piloting', 'gmText'], switchable: false },
  { key: 'sa.emp', question: 'SA-Q05', values: ['nextRoundCondition', 'permanentCondition', 'armedByAction'], switchable: true },
  { key: 'sa.moraleDuration', question: 'SA-Q07', values: ['endOfNextRound', 'endOfRound'], switchable: true },
  { key: 'sa.crit6', question: 'SA-Q08', values: ['rerollDuplicates', 'duplicatesHaveNoExtraEffect', 'doubleEffects'], switchable: true },
  { key: 'sa.critMultiple', question: 'SA-Q09', values: ['eachTrigger', 'onePerAttack'], switchable: false },
  { key: 'sa.critStack', question: 'SA-Q10', values: ['no', 'yes'], switchable: false },
  { key: 'sa.critAuxEmpty', question: 'SA-Q11', values: ['noEffect', 'reroll'], switchable: false },
  { key: 'sa.batchOrder', question: 'SA-Q12', values: ['declaration', 'gmChooses', 'worstForDefender'], switchable: true },
  { key: 'sa.naturalAuto', question: 'SA-Q13', values: ['none', 'nat20HitsNat1Misses'], switchable: false },
  { key: 'sa.cost19', question: 'SA-Q14', values: ['printed', 'pattern'], switchable: false },
  { key: 'sa.maxFleetTier', question: 'SA-Q15', values: ['20', '21'], switchable: false },
  { key: 'sa.flagshipDerived', question: 'SA-Q16', values: ['hpCtSp', 'hpCtOnly', 'hpOnly'], switchable: false },
  { key: 'sa.moraleTier', question: 'SA-Q18', values: ['highestAttacker', 'highestEnemy'], switchable: false },
  { key: 'sa.tauntLimit', question: 'SA-Q21', values: ['perArmada', 'perAdmiral'], switchable: false },
  { key: 'sa.officerVsFullAc', question: 'SA-Q22', values: ['false', 'true'], switchable: false },
  { key: 'sa.duelCrit', question: 'SA-Q24', values: ['inAddition', 'insteadOfCriticalRoll'], switchable: false },
  { key: 'sa.duelVictim', question: 'SA-Q24', values: ['defenderChooses', 'random', 'attackerChooses'], switchable: false },
  { key: 'sa.enchantRange', question: 'SA-Q25', values: ['basePlus2', 'eachBandPlus2'], switchable: false },
  { key: 'sa.freeAttackBonuses', question: 'SA-Q27', values: ['none', 'all'], switchable: false },
  { key: 'sa.stuntAcPenalty', question: 'SA-Q28', values: ['apply', 'ignore'], switchable: false },
  { key: 'sa.boardersBypassShields', question: 'SA-Q30', values: ['false', 'true'], switchable: false },
  { key: 'sa.superweaponCrit', question: 'SA-Q31', values: ['anyHit', 'needsHpDamage'], switchable: false },
  { key: 'sa.engineerSp', question: 'SA-Q32', values: ['roleOrFleetChange', 'anySuppression', 'neverLost'], switchable: false },
  { key: 'sa.minHitDamage', question: 'SA-Q35', values: ['0', '1'], switchable: false },
  { key: 'sa.fireArc', question: 'SA-Q36', values: ['any', 'forwardOnly'], switchable: false },
  { key: 'sa.minesFriendly', question: 'SA-Q37', values: ['true', 'false'], switchable: false },
  { key: 'sa.minesTarget', question: 'SA-Q37', values: ['perHex', 'shared'], switchable: false },
  { key: 'sa.selfDestructAuto', question: 'SA-Q39', values: ['checkNeeded', 'autoHit'], switchable: false },
  { key: 'sa.debrisBypassShields', question: 'SA-Q40', values: ['false', 'true'], switchable: false },
  { key: 'sa.precogNoAdmiral', question: 'SA-Q41', values: ['noEffect', 'addToD6'], switchable: false },
  { key: 'sa.routExit', question: 'SA-Q42', values: ['outOfBattle', 'mustStay'], switchable: false },
  { key: 'sa.npcResolve', question: 'SA-Q45', values: ['0', 'fifthOfTierPlus3'], switchable: false },
  { key: 'sa.xp', question: 'SA-Q46', values: ['suggestCr', 'showTable', 'off'], switchable: false }
] as const satisfies readonly RulingDefinition[]

export type RulingKey = (typeof RULINGS)[number]['key']
export type RulingValue<K extends RulingKey> = Extract<(typeof RULINGS)[number], { readonly key: K }>['values'][number]

const BY_KEY: ReadonlyMap<string, RulingDefinition> = new Map(RULINGS.map(definition => [definition.key, definition]))

/**
 * The reading in force: the chosen one where it is a known value of a switchable ruling, else the default.
 * Throws for a key that is no ruling of this system.
 */
export function readRuling<K extends RulingKey>(rulings: SaRulings, key: K): RulingValue<K>
export function readRuling(rulings: SaRulings, key: string): string {
  const definition = BY_KEY.get(key)
  if (definition === undefined) throw new Error(`No such ruling: ${key}`)
  const value = rulings[key]
  return definition.switchable && value !== undefined && definition.values.includes(value) ? value : definition.values[0]
}
