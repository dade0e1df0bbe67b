import { fleetIndex } from '../model/fleet-index'
import { CONDITIONS, type BattleState } from '../model/battle'
import { ABILITIES, type Ability, type FleetId } from '../model/design'
import type { SaEffect } from '../model/effects'

/**
 * How many pages there may be besides one for each fleet. They hold nearly all that happens in thousands of battles; rarer cases get none.
 */
const EXTRA_PAGES = 2_000

/** Numbers of one fleet under the same effects, as far as they have been asked for; they are the same in every battle of a forecast. */
export interface Page {
  readonly number: number
  /** By target, hexes and way to fire. */
  readonly gunnery: Map<number, number>
  /** By the page of the target, without and with a superweapon. */
  readonly damage: Map<number, number>
  /** By arc and shields. */
  readonly armor: Map<number, number>
  shields: number | null
  speed: number | null
  reach: readonly number[] | null
  /** The page with one more effect, by its mark; null for none. */
  readonly further: Map<number, Page | null>
}

/** The pages of all fleets of a forecast. */
export class Pages {
  readonly #max: number
  readonly #plain: readonly Page[]
  readonly #open: (Page | null)[]
  #count = 0
  #effects: readonly SaEffect[] = []

  constructor(fleets: number) {
    this.#max = fleets + EXTRA_PAGES
    this.#plain = Array.from({ length: fleets }, () => this.#newPage())
    this.#open = this.#plain.slice()
  }

  /** The page for the fleet's present effects; null if its numbers are not remembered. */
  of(state: BattleState, index: number): Page | null {
    if (state.effects !== this.#effects) this.#see(state)
    return this.#open[index] ?? null
  }

  /** Whether an effect lies on the fleet, or on something other than a fleet, which may affect all of them. */
  isTouched(state: BattleState, index: number): boolean {
    return this.of(state, index) !== this.#plain[index]
  }

  #see(state: BattleState): void {
    this.#effects = state.effects
    for (let i = 0; i < this.#plain.length; i += 1) this.#open[i] = this.#plain[i] ?? null
    for (const effect of state.effects) {
      const index = fleetIndex(state, effect.targetId as FleetId)
      if (index >= 0) this.#open[index] = this.#further(this.#open[index] ?? null, markOf(effect))
      else this.#open.fill(null)
    }
  }

  #further(page: Page | null, mark: number | null): Page | null {
    if (page === null || mark === null) return null
    const known = page.further.get(mark)
    if (known !== undefined) return known
    const next = this.#count < this.#max ? this.#newPage() : null
    page.further.set(mark, next)
    return next
  }

  #newPage(): Page {
    this.#count += 1
    return {
      number: this.#count - 1,
      gunnery: new Map(),
      damage: new Map(),
      armor: new Map(),
      shields: null,
      speed: null,
      reach: null,
      further: new Map()
    }
  }
}

const OUT: readonly (Ability | null)[] = [null, 'agile', ...ABILITIES]

/**
 * A number for everything the effect does to its fleet. Effects that never occur in a forecast have none: anything but morale states and
 * critical conditions, and whatever is suspended.
 */
function markOf(effect: SaEffect): number | null {
  if (effect.suspension !== null) return null
  if (effect.kind === 'morale') return effect.level === 'shaken' ? 0 : 1
  if (effect.kind !== 'condition') return null
  return 2 * (1 + CONDITIONS.indexOf(effect.condition) * OUT.length + OUT.indexOf(effect.ability)) + effect.strength - 1
}
