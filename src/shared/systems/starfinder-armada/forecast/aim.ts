import { checkModifier } from '../derive/checks/check-modifier'
import { damageDice, strongAgainst } from '../derive/fire/damage'
import type { BattleState, FleetState } from '../model/battle'
import { isFighting } from '../state'
import { CLASSES } from '../tables/classes'
import { ARRAY_TARGETS_MAX } from '../tables/limits'
import { ARMOR_CLASS, DAMAGE_PER_DIE, RANGE_PENALTIES } from '../tables/modifiers'
import { enemiesOf, hexesBetween, type Field } from './field'

/** The prospects of each fleet against each other one before the battle: faces of the d20 that hit at short range, and damage of a hit. */
export interface Chart {
  readonly fleets: number
  readonly faces: Float64Array
  readonly damage: Float64Array
}

/** An estimate to aim by, from classes and tiers alone; what an attack really does is for the rules to say. */
export function chartOf(state: BattleState): Chart {
  const pairs = state.fleets.flatMap(attacker => state.fleets.map(target => ({ attacker, target })))
  return {
    fleets: state.fleets.length,
    faces: Float64Array.from(pairs, pair => expectedFaces(pair.attacker, pair.target)),
    damage: Float64Array.from(pairs, pair => expectedDamage(state, pair.attacker, pair.target))
  }
}

function expectedFaces(attacker: FleetState, target: FleetState): number {
  return 21 - ARMOR_CLASS.base - ARMOR_CLASS.frontArcShield - checkModifier(target.tier) + checkModifier(attacker.tier)
}

function expectedDamage(state: BattleState, attacker: FleetState, target: FleetState): number {
  const { count, sides } = damageDice(attacker)
  const weak = CLASSES[target.fleetClass].weakAgainst === attacker.fleetClass ? DAMAGE_PER_DIE.weak : 0
  const strong = strongAgainst(state, target) === attacker.fleetClass ? DAMAGE_PER_DIE.strong : 0
  const isThick = target.abilities.includes('damageThreshold') && !attacker.abilities.includes('bombers')
  return count * Math.max(0.5, (sides + 1) / 2 + weak + strong + (isThick ? DAMAGE_PER_DIE.damageThreshold : 0))
}

/** Added to the worth of a fleet that will fall anyway: any other target comes first. */
const SPARED = -1e9

/** A buffer for choosing targets, used again and again. */
export interface Choice {
  /** Positions of the chosen targets, best first, and what each is worth. */
  readonly targets: Int32Array
  readonly worths: Float64Array
  /** How many are chosen. */
  size: number
}

export function newChoice(): Choice {
  return { targets: new Int32Array(ARRAY_TARGETS_MAX), worths: new Float64Array(ARRAY_TARGETS_MAX), size: 0 }
}

/**
 * Chooses a fleet's target: the enemy in range that it can expect to hurt most, and among equals the one closest to falling. A fleet that
 * the volley will put out of the fight anyway comes last. Only an array has several targets, `count` at most.
 * `reach` is the furthest hex of the fleet's three bands, `struck` the damage staged against each fleet this round. Nobody is chosen when
 * nobody is in range.
 */
export function aim(
  choice: Choice,
  state: BattleState,
  field: Field,
  chart: Chart,
  index: number,
  reach: readonly number[],
  struck: Float64Array,
  count: number
): void {
  choice.size = 0
  for (const target of enemiesOf(field, index)) {
    const fleet = state.fleets[target]
    if (fleet === undefined || !isFighting(fleet)) continue
    const penalty = penaltyAt(reach, hexesBetween(field, index, target))
    if (penalty === null) continue
    const pair = index * chart.fleets + target
    const faces = Math.min(20, Math.max(1, (chart.faces[pair] ?? 0) + penalty))
    const left = fleet.hp + fleet.sp - (struck[target] ?? 0)
    insert(choice, target, faces * (chart.damage[pair] ?? 0) - left / 1e4 + (left <= 0 ? SPARED : 0), count)
  }
}

function penaltyAt(reach: readonly number[], hexes: number): number | null {
  if (hexes <= (reach[0] ?? 0)) return RANGE_PENALTIES.short
  if (hexes <= (reach[1] ?? 0)) return RANGE_PENALTIES.long
  return hexes <= (reach[2] ?? 0) ? RANGE_PENALTIES.extreme : null
}

/** Keeps the best few, best first; among equals the one that came first. */
function insert(choice: Choice, target: number, worth: number, count: number): void {
  const { targets, worths } = choice
  let place = choice.size
  while (place > 0 && (worths[place - 1] ?? 0) < worth) place -= 1
  if (place >= count) return
  if (choice.size < count) choice.size += 1
  for (let i = choice.size - 1; i > place; i -= 1) {
    targets[i] = targets[i - 1] ?? 0
    worths[i] = worths[i - 1] ?? 0
  }
  targets[place] = target
  worths[place] = worth
}
