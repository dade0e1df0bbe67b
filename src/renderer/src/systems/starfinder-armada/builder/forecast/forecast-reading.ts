import { countedShare, type CountedShare } from '@shared/systems/starfinder-armada/forecast/interval'
import type { ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'

/** A forecast, for display. */
export interface ForecastReading {
  readonly win: CountedShare
  readonly loss: CountedShare
  /** Neither side left, or undecided after the last round. */
  readonly open: CountedShare
  /** The round by which half of the battles are over. */
  readonly medianRound: number
  /** Share of battles that end in each round, up to the last round with any. */
  readonly rounds: readonly number[]
  /** Share of battles in which each fleet is lost or destroyed, the first armada's fleets first. */
  readonly fleets: readonly { readonly lost: number; readonly destroyed: number }[]
}

/** The shares of a forecast; null before the first battle. */
export function readForecast(totals: ForecastTotals | null): ForecastReading | null {
  if (totals === null || totals.battles === 0) return null
  const { battles, wins, draws, undecided, rounds, fleets } = totals
  const last = rounds.reduce((latest, count, i) => (count > 0 ? i : latest), 0)
  let ended = 0
  const median = rounds.findIndex(count => 2 * (ended += count) >= battles)
  return {
    win: countedShare(wins[0], battles),
    loss: countedShare(wins[1], battles),
    open: countedShare(draws + undecided, battles),
    medianRound: median + 1,
    rounds: rounds.slice(0, last + 1).map(count => count / battles),
    fleets: fleets.map(fleet => ({ lost: fleet.lost / battles, destroyed: fleet.destroyed / battles }))
  }
}
