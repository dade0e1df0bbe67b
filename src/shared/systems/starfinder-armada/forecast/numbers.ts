import { present } from '../../../kernel/present'
import { armorClassTotal } from '../derive/armor-class'
import { criticalFrom } from '../derive/critical-from'
import { damageDice, damageShift, leastDamage } from '../derive/damage'
import { hasNaturalAuto } from '../derive/hit-face'
import { fleetIndex } from '../derive/fleet-index'
import { gunneryTotal } from '../derive/gunnery'
import { reachOf } from '../derive/range'
import { spMax } from '../derive/shields'
import { speed } from '../derive/speed'
import type { BattleState, FleetState } from '../model/battle'
import type { SaEffect } from '../model/effects'
import { CRITICAL_NATURAL } from '../tables/limits'
import { regenerationSides } from '../derive/regeneration'
import type { DiceRow } from '../tables/damage-dice'
import type { Fire } from './table'

/** Hexes up to which an attack is remembered; further ones are asked anew. */
const HEXES_MAX = 32
const MODES = 4
/** No number of the rules. */
const UNKNOWN = 32_767

/**
 * The numbers of a battle as its rules give them, remembered for fleets that no effect lies on: those are the same in every battle of a
 * forecast. Asks the rules themselves whenever an effect lies on one of the fleets.
 */
export class Numbers {
  readonly #fleets: number
  readonly #gunnery: Int16Array
  readonly #damage: Int16Array
  readonly #armor: Int16Array
  readonly #shields: Int16Array
  readonly #speed: Int16Array
  readonly #reach: (readonly number[])[]
  readonly #dice: readonly DiceRow[]
  readonly #regeneration: number[] = []
  readonly #least: number
  /** Whether a natural 20 hits and a natural 1 misses whatever else (SA-Q13). */
  readonly isNaturalAuto: boolean
  #touched: Uint8Array
  #effects: readonly SaEffect[] = []

  constructor(start: BattleState) {
    const n = start.fleets.length
    this.#fleets = n
    this.#gunnery = new Int16Array(n * n * HEXES_MAX * MODES).fill(UNKNOWN)
    this.#damage = new Int16Array(n * n * 2).fill(UNKNOWN)
    this.#armor = new Int16Array(n * 4).fill(UNKNOWN)
    this.#shields = new Int16Array(n).fill(UNKNOWN)
    this.#speed = new Int16Array(n).fill(UNKNOWN)
    this.#reach = []
    this.#least = leastDamage(start.rulings)
    this.isNaturalAuto = hasNaturalAuto(start.rulings)
    this.#dice = start.fleets.map(damageDice)
    this.#touched = new Uint8Array(n)
  }

  /** Whether an effect lies on the fleet, or on something that is no fleet and may touch them all. */
  isTouched(state: BattleState, index: number): boolean {
    if (state.effects !== this.#effects) this.#see(state)
    return this.#touched[index] !== 0
  }

  #see(state: BattleState): void {
    this.#effects = state.effects
    this.#touched.fill(0)
    for (const effect of state.effects) {
      const index = fleetIndex(state, effect.targetId as FleetState['id'])
      if (index >= 0) this.#touched[index] = 1
      else this.#touched.fill(1)
    }
  }

  /** What is added to the d20 of an attack (SA-093). */
  gunnery(state: BattleState, fire: Fire): number {
    const attacker = at(state, fire.attacker)
    const isPlain = attacker.status === 'active' && fire.rangeHexes < HEXES_MAX && this.#isPlain(state, fire)
    if (!isPlain) return askGunnery(state, fire)
    const mode = fire.usesSuperweapon ? 0 : fire.arrayTargets
    const key = ((fire.attacker * this.#fleets + fire.target) * HEXES_MAX + fire.rangeHexes) * MODES + mode
    const known = this.#gunnery[key] ?? UNKNOWN
    return known === UNKNOWN ? (this.#gunnery[key] = askGunnery(state, fire)) : known
  }

  armorClass(state: BattleState, index: number, isFromFrontArc: boolean): number {
    const fleet = at(state, index)
    const question = { versus: 'gunnery', isFromFrontArc } as const
    if (this.isTouched(state, index)) return armorClassTotal(state, fleet, question)
    const key = index * 4 + (isFromFrontArc ? 2 : 0) + (fleet.sp >= 1 ? 1 : 0)
    const known = this.#armor[key] ?? UNKNOWN
    return known === UNKNOWN ? (this.#armor[key] = armorClassTotal(state, fleet, question)) : known
  }

  /** Damage of a hit whose dice come to that sum, never below the least (SA-094, SA-Q35). */
  damage(state: BattleState, fire: Fire, sum: number): number {
    if (!this.#isPlain(state, fire)) return Math.max(this.#least, sum + this.#askDamage(state, fire))
    const key = (fire.attacker * this.#fleets + fire.target) * 2 + (fire.usesSuperweapon ? 1 : 0)
    let shift = this.#damage[key] ?? UNKNOWN
    if (shift === UNKNOWN) this.#damage[key] = shift = this.#askDamage(state, fire)
    return Math.max(this.#least, sum + shift)
  }

  criticalFrom(state: BattleState, fire: Fire): number {
    if (!this.isTouched(state, fire.attacker)) return CRITICAL_NATURAL
    return criticalFrom(state, at(state, fire.attacker), at(state, fire.target), false)
  }

  dice(index: number): DiceRow {
    return present(this.#dice[index], 'dice')
  }

  /** Sides of the die of shield points for that maximum. */
  regeneration(state: BattleState, max: number): number {
    return (this.#regeneration[max] ??= regenerationSides(state.rulings, max))
  }

  #isPlain(state: BattleState, fire: Fire): boolean {
    return !this.isTouched(state, fire.attacker) && !this.isTouched(state, fire.target)
  }

  #askDamage(state: BattleState, fire: Fire): number {
    const { count } = this.dice(fire.attacker)
    return damageShift(state, at(state, fire.attacker), at(state, fire.target), {
      diceCount: count,
      usesSuperweapon: fire.usesSuperweapon,
      isFree: false
    })
  }

  spMax(state: BattleState, index: number): number {
    return this.isTouched(state, index)
      ? spMax(state, at(state, index))
      : remembered(this.#shields, index, () => spMax(state, at(state, index)))
  }

  speed(state: BattleState, index: number): number {
    const ask = (): number => speed(state, at(state, index)).total
    return this.isTouched(state, index) ? ask() : remembered(this.#speed, index, ask)
  }

  reach(state: BattleState, index: number): readonly number[] {
    if (this.isTouched(state, index)) return reachOf(state, at(state, index))
    return (this.#reach[index] ??= reachOf(state, at(state, index)))
  }
}

function askGunnery(state: BattleState, fire: Fire): number {
  const question = {
    rangeHexes: fire.rangeHexes,
    arrayTargets: fire.arrayTargets,
    usesSuperweapon: fire.usesSuperweapon,
    isThroughDebris: false,
    gmCheck: 0
  }
  return gunneryTotal(state, at(state, fire.attacker), at(state, fire.target), question, false)
}

function at(state: BattleState, index: number): FleetState {
  const fleet = state.fleets[index]
  if (fleet === undefined) throw new Error(`No fleet at ${String(index)}`)
  return fleet
}

function remembered(memory: Int16Array, key: number, ask: () => number): number {
  const known = memory[key] ?? UNKNOWN
  if (known !== UNKNOWN) return known
  const value = ask()
  memory[key] = value
  return value
}
