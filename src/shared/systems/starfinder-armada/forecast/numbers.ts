import { present } from '../../../kernel/present'
import { armorClassTotal } from '../derive/fleet/armor-class'
import { criticalFrom } from '../derive/fire/critical-from'
import { damageDice, damageShift, leastDamage } from '../derive/fire/damage'
import { hasNaturalAuto } from '../derive/fire/hit-face'
import { gunneryTotal } from '../derive/fire/gunnery'
import { reachOf } from '../derive/fire/range'
import { spMax } from '../derive/fleet/shields'
import { speed } from '../derive/fleet/speed'
import type { BattleState, FleetState } from '../model/battle'
import { CRITICAL_NATURAL } from '../tables/limits'
import { regenerationSides } from '../derive/fleet/regeneration'
import type { DiceRow } from '../tables/damage-dice'
import { Pages } from './pages'
import type { Fire } from './table'

/** Hexes up to which an attack is remembered, and the ways to fire: with the superweapon, or at one, two or three targets. */
const HEXES_MAX = 32
const WAYS = 4

/**
 * The numbers that the rules give for a battle, remembered on the pages of its fleets from battle to battle. Any number without a page is
 * worked out by the rules again.
 */
export class Numbers {
  readonly #pages: Pages
  readonly #dice: readonly DiceRow[]
  readonly #regeneration: number[] = []
  readonly #least: number
  /** Whether a natural 20 hits and a natural 1 misses whatever is added (SA-Q13). */
  readonly isNaturalAuto: boolean

  constructor(start: BattleState) {
    this.#pages = new Pages(start.fleets.length)
    this.#least = leastDamage(start.rulings)
    this.isNaturalAuto = hasNaturalAuto(start.rulings)
    this.#dice = start.fleets.map(damageDice)
  }

  /** Whether an effect lies on the fleet, or on something other than a fleet, which may affect all of them. */
  isTouched(state: BattleState, index: number): boolean {
    return this.#pages.isTouched(state, index)
  }

  /** The modifier of an attack's d20 (SA-093). Effects on the target only count in its Armor Class. */
  gunnery(state: BattleState, fire: Fire): number {
    const page = this.#pages.of(state, fire.attacker)
    if (page === null || fire.rangeHexes >= HEXES_MAX || at(state, fire.attacker).status !== 'active') return askGunnery(state, fire)
    const way = fire.usesSuperweapon ? 0 : fire.arrayTargets
    const key = (fire.target * HEXES_MAX + fire.rangeHexes) * WAYS + way
    return page.gunnery.get(key) ?? kept(page.gunnery, key, askGunnery(state, fire))
  }

  armorClass(state: BattleState, index: number, isFromFrontArc: boolean): number {
    const fleet = at(state, index)
    const page = this.#pages.of(state, index)
    if (page === null) return armorClassTotal(state, fleet, { versus: 'gunnery', isFromFrontArc })
    const key = (isFromFrontArc ? 2 : 0) + (fleet.sp >= 1 ? 1 : 0)
    return page.armor.get(key) ?? kept(page.armor, key, armorClassTotal(state, fleet, { versus: 'gunnery', isFromFrontArc }))
  }

  /** Damage of a hit for that sum of dice, never below the minimum (SA-094, SA-Q35). */
  damage(state: BattleState, fire: Fire, sum: number): number {
    const page = this.#pages.of(state, fire.attacker)
    const target = this.#pages.of(state, fire.target)
    if (page === null || target === null) return Math.max(this.#least, sum + this.#askDamage(state, fire))
    const key = target.number * 2 + (fire.usesSuperweapon ? 1 : 0)
    return Math.max(this.#least, sum + (page.damage.get(key) ?? kept(page.damage, key, this.#askDamage(state, fire))))
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

  #askDamage(state: BattleState, fire: Fire): number {
    const { count } = this.dice(fire.attacker)
    return damageShift(state, at(state, fire.attacker), at(state, fire.target), {
      diceCount: count,
      usesSuperweapon: fire.usesSuperweapon,
      isFree: false
    })
  }

  spMax(state: BattleState, index: number): number {
    const page = this.#pages.of(state, index)
    return page === null ? spMax(state, at(state, index)) : (page.shields ??= spMax(state, at(state, index)))
  }

  speed(state: BattleState, index: number): number {
    const page = this.#pages.of(state, index)
    return page === null ? speed(state, at(state, index)).total : (page.speed ??= speed(state, at(state, index)).total)
  }

  reach(state: BattleState, index: number): readonly number[] {
    const page = this.#pages.of(state, index)
    return page === null ? reachOf(state, at(state, index)) : (page.reach ??= reachOf(state, at(state, index)))
  }
}

function askGunnery(state: BattleState, fire: Fire): number {
  const question = {
    rangeHexes: fire.rangeHexes,
    arrayTargets: fire.arrayTargets,
    usesSuperweapon: fire.usesSuperweapon,
    debrisCrossed: 0,
    gmCheck: 0
  }
  return gunneryTotal(state, at(state, fire.attacker), at(state, fire.target), question, false)
}

function at(state: BattleState, index: number): FleetState {
  const fleet = state.fleets[index]
  if (fleet === undefined) throw new Error(`No fleet at ${String(index)}`)
  return fleet
}

function kept(memory: Map<number, number>, key: number, value: number): number {
  memory.set(key, value)
  return value
}
