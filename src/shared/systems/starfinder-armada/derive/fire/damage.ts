import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../../model/battle'
import type { BySize, FleetClass } from '../../model/design'
import type { SaRulings } from '../../model/rulings'
import { readRuling } from '../../rulings'
import { CLASSES } from '../../tables/classes'
import { DAMAGE_DICE, type DiceRow } from '../../tables/damage-dice'
import { FLYBY_DAMAGE_SHARE } from '../../tables/limits'
import { DAMAGE_PER_DIE } from '../../tables/modifiers'
import { hasAbility, isAbilityOut } from '../fleet/abilities'
import { atTier, type FleetBasics } from '../fleet/basics'
import { conditionStrength, isConditionSuspended } from '../fleet/conditions'
import { countMorale, countShifts } from '../fleet/effects'
import { countOfficers } from '../checks/officer-benefit'
import { count, explained, fastTally, mention, type Tally } from '../tally'

/** The dice a fleet deals when it hits (SA-010, SA-024). */
export function damageDice(basics: Pick<FleetBasics, 'tier' | 'size'>): DiceRow {
  return atTier<BySize<DiceRow>>(DAMAGE_DICE, basics.tier)[basics.size]
}

/** One hit as rolled. */
export interface DamageQuestion {
  /** Sum of the faces. */
  readonly sum: number
  readonly diceCount: number
  readonly usesSuperweapon: boolean
  /** A free attack: a Boost does not count (SA-Q27). */
  readonly isFree: boolean
  /** Half damage, rounded down after everything else (SA-091, SA-Q34). */
  readonly isHalved: boolean
}

type DamageSource = Pick<DamageQuestion, 'diceCount' | 'usesSuperweapon' | 'isFree'>

/** The least damage of a hit, halved or not: 0 or 1, as `sa.minHitDamage` says (SA-Q34, SA-Q35). */
export function leastDamage(rulings: SaRulings): 0 | 1 {
  return readRuling(rulings, 'sa.minHitDamage') === '1' ? 1 : 0
}

/** Damage of a hit after every modifier, never below the least (SA-023, SA-040, SA-041, SA-109, SA-Q35). */
export function damageAfter(state: BattleState, attacker: FleetState, target: FleetState, hit: DamageQuestion): Breakdown {
  return explained(tally => fill(tally, state, attacker, target, hit))
}

export function damageTotal(state: BattleState, attacker: FleetState, target: FleetState, hit: DamageQuestion): number {
  const tally = fastTally()
  fill(tally, state, attacker, target, hit)
  return tally.total
}

/** Damage of a hit on mines, which have no class and no threshold (SA-038). */
export function damageToMines(
  state: BattleState,
  attacker: FleetState,
  hit: Pick<DamageQuestion, 'sum' | 'diceCount' | 'usesSuperweapon'>
): number {
  const tally = fastTally()
  tally.total = hit.sum
  fillOwn(tally, state, attacker, { ...hit, isFree: false })
  return Math.max(leastDamage(state.rulings), tally.total)
}

/** The number added to the sum of the dice before halving and the minimum, for odds, which have no faces. */
export function damageShift(state: BattleState, attacker: FleetState, target: FleetState, hit: DamageSource): number {
  const tally = fastTally()
  fillModifiers(tally, state, attacker, target, hit)
  return tally.total
}

/** The class a fleet takes less damage from: interceptors, while they work, trade capital for fighter (SA-033). */
export function strongAgainst(state: BattleState, fleet: FleetState): FleetClass {
  return hasAbility(state, fleet, 'interceptors') ? 'fighter' : CLASSES[fleet.fleetClass].strongAgainst
}

function fill(tally: Tally, state: BattleState, attacker: FleetState, target: FleetState, hit: DamageQuestion): void {
  count(tally, 'dice', hit.sum, 'SA-024')
  fillModifiers(tally, state, attacker, target, hit)
  if (tally.total < 0) count(tally, 'floor', -tally.total, 'SA-023')
  if (hit.isHalved) count(tally, 'halved', Math.floor(tally.total / FLYBY_DAMAGE_SHARE) - tally.total, 'SA-091')
  count(tally, 'floor', Math.max(0, leastDamage(state.rulings) - tally.total), 'SA-023')
}

function fillModifiers(tally: Tally, state: BattleState, attacker: FleetState, target: FleetState, hit: DamageSource): void {
  const { diceCount } = hit
  const attackerClass = attacker.fleetClass
  if (CLASSES[target.fleetClass].weakAgainst === attackerClass) count(tally, 'weakAgainst', DAMAGE_PER_DIE.weak * diceCount, 'SA-023')
  if (strongAgainst(state, target) === attackerClass) count(tally, 'strongAgainst', DAMAGE_PER_DIE.strong * diceCount, 'SA-023')
  if (target.abilities.includes('damageThreshold'))
    fillThreshold(tally, state, attacker, target, DAMAGE_PER_DIE.damageThreshold * diceCount)
  fillOwn(tally, state, attacker, hit)
}

/** The attacker's part, whatever it hits. */
function fillOwn(tally: Tally, state: BattleState, attacker: FleetState, { diceCount, usesSuperweapon, isFree }: DamageSource): void {
  const weapons = DAMAGE_PER_DIE.weapons * diceCount
  count(tally, 'weapons', weapons * conditionStrength(state, attacker, 'weapons'), 'SA-109')
  if (tally.parts !== null && isConditionSuspended(state, attacker, 'weapons'))
    mention(tally, 'sa.part.weapons', weapons, 'SA-109', 'suspended')
  if (usesSuperweapon) count(tally, 'superweaponDamage', attacker.tier, 'SA-041')
  if (readRuling(state.rulings, 'sa.moraleRolls') === 'allRolls') countMorale(tally, state, attacker)
  countShifts(tally, state, attacker, 'damage')
  countOfficers(tally, state, attacker, { role: null, stat: 'damage', isCheck: false, withActions: !isFree })
}

/** A damage threshold takes 1 per die (SA-040); bombers ignore it (SA-031). */
function fillThreshold(tally: Tally, state: BattleState, attacker: FleetState, target: FleetState, value: number): void {
  if (isAbilityOut(state, target, 'damageThreshold')) mention(tally, 'sa.part.damageThreshold', value, 'SA-040', 'abilityOut')
  else if (hasAbility(state, attacker, 'bombers')) mention(tally, 'sa.part.damageThreshold', value, 'SA-040', 'bombersIgnore')
  else count(tally, 'damageThreshold', value, 'SA-040')
}
