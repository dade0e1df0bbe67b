import type { BattleState } from '../model/battle'
import { isFighting } from '../state'
import { ROUNDS_MAX } from './play'

/** A fleet's fate over all battles. */
interface FleetTotals {
  /** Battles in which it did not stand at the end: disabled, destroyed or fled. */
  readonly lost: number
  /** Battles in which it was destroyed. */
  readonly destroyed: number
  /** Sum of the hull points it had left; a wreck has none. */
  readonly hull: number
}

/** Battles added up, in whole numbers, so that the order of adding does not matter. */
export interface ForecastTotals {
  readonly battles: number
  /** Won by the first armada and by the second. */
  readonly wins: readonly [number, number]
  /** Neither side was left. */
  readonly draws: number
  /** Both sides still fought after the last round played. */
  readonly undecided: number
  /** Battles by the round they ended in; entry 0 is round 1. */
  readonly rounds: readonly number[]
  /** Fleet by fleet, the first armada's first. */
  readonly fleets: readonly FleetTotals[]
}

/** Empty totals for armadas with that many fleets together. */
export function emptyTotals(fleets: number): ForecastTotals {
  return {
    battles: 0,
    wins: [0, 0],
    draws: 0,
    undecided: 0,
    rounds: Array.from({ length: ROUNDS_MAX }, () => 0),
    fleets: Array.from({ length: fleets }, () => ({ lost: 0, destroyed: 0, hull: 0 }))
  }
}

/** The totals of a single battle that has been played out. */
export function totalsOf(state: BattleState): ForecastTotals {
  const first = state.armadas[0]?.sideId
  const isOver = state.phase === 'over'
  const standing = state.standingSides ?? []
  const round = Math.min(state.round, ROUNDS_MAX)
  return {
    battles: 1,
    wins: [isOver && standing[0] === first ? 1 : 0, isOver && standing.length > 0 && standing[0] !== first ? 1 : 0],
    draws: isOver && standing.length === 0 ? 1 : 0,
    undecided: isOver ? 0 : 1,
    rounds: Array.from({ length: ROUNDS_MAX }, (_, i) => (i === round - 1 ? 1 : 0)),
    fleets: state.fleets.map(fleet => ({
      lost: isFighting(fleet) ? 0 : 1,
      destroyed: fleet.status === 'destroyed' ? 1 : 0,
      hull: Math.max(0, fleet.hp)
    }))
  }
}

/** Two totals of the same armadas together. */
export function added(one: ForecastTotals, other: ForecastTotals): ForecastTotals {
  return {
    battles: one.battles + other.battles,
    wins: [one.wins[0] + other.wins[0], one.wins[1] + other.wins[1]],
    draws: one.draws + other.draws,
    undecided: one.undecided + other.undecided,
    rounds: one.rounds.map((count, i) => count + (other.rounds[i] ?? 0)),
    fleets: one.fleets.map((fleet, i) => ({
      lost: fleet.lost + (other.fleets[i]?.lost ?? 0),
      destroyed: fleet.destroyed + (other.fleets[i]?.destroyed ?? 0),
      hull: fleet.hull + (other.fleets[i]?.hull ?? 0)
    }))
  }
}
