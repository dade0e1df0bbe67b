import type { ForecastSetup } from '../systems/starfinder-armada/forecast/forecast'
import type { ForecastTotals } from '../systems/starfinder-armada/forecast/totals'

/** A forecast as a window asks for it. */
export interface ForecastOrder {
  readonly setup: ForecastSetup
  /** Battles to play, 1 to 100,000. */
  readonly battles: number
}

/** How far a forecast is. The last report of each says `done`, `cancelled` or `failed`. */
export interface ForecastReport {
  readonly id: string
  readonly state: 'running' | 'done' | 'cancelled' | 'failed'
  readonly planned: number
  /** Totals of the battles played so far; null before the first. */
  readonly totals: ForecastTotals | null
}
