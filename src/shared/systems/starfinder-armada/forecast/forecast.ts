import { seeded, seedOf } from '../../../kernel/seeded'
import { tableOf } from '../derive/fleet/starts'
import type { BattleState } from '../model/battle'
import type { Ability, DraftArmada } from '../model/design'
import type { SaRulings } from '../model/rulings'
import { chartOf } from './aim'
import { FastTable } from './fast-table'
import { Numbers } from './numbers'
import { playOut } from './play'
import { added, emptyTotals, totalsOf, type ForecastTotals } from './totals'

/** Two armadas, one on each side, and their rulings. */
export interface ForecastSetup {
  readonly armada: DraftArmada
  readonly opponent: DraftArmada
  readonly rulings: SaRulings
  /** Any whole number; the same number gives the same battles. */
  readonly seed: number
}

/** Abilities that the forecast's tactic never uses, so they are left out (SA-029, SA-035, SA-039). */
export const UNUSED_ABILITIES = ['boarders', 'gravityMines', 'selfDestruct'] as const satisfies readonly Ability[]

/** The battle as it begins: deployment, nobody has acted. */
export function forecastStart({ armada, opponent, rulings }: Omit<ForecastSetup, 'seed'>): BattleState {
  const isUsed = (ability: Ability): boolean => !(UNUSED_ABILITIES as readonly Ability[]).includes(ability)
  const sides = [armada, opponent].map((one, i) => ({
    sideId: i === 0 ? 'A' : 'B',
    armada: { ...one, fleets: one.fleets.map(fleet => ({ ...fleet, abilities: fleet.abilities.filter(isUsed) })) }
  }))
  return tableOf({ name: '', armadas: sides, rulings })
}

/**
 * Prepares a forecast and returns a function that plays battles `from` to `from + count − 1`, counted from 0, and adds them up. Each
 * battle's dice depend on its number alone, so the totals do not depend on how battles are shared out.
 */
export function forecastPlayer(setup: ForecastSetup): (from: number, count: number) => ForecastTotals {
  const start = forecastStart(setup)
  const briefing = { chart: chartOf(start), numbers: new Numbers(start) }
  return (from, count) => {
    let totals = emptyTotals(start.fleets.length)
    for (let number = from; number < from + count; number += 1) {
      const table = new FastTable(start, briefing.numbers, seeded(seedOf(setup.seed, number)))
      playOut(table, briefing)
      totals = added(totals, totalsOf(table.state))
    }
    return totals
  }
}
