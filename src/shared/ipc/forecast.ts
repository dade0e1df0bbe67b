import type { ForecastSetup } from '../systems/starfinder-armada/forecast/forecast'
import type { ForecastTotals } from '../systems/starfinder-armada/forecast/totals'

/** A forecast as requested by a window. */
export interface ForecastOrder {
  readonly setup: ForecastSetup
  /** Number of battles to play, 1 to 100,000. */
  readonly battles: number
}

/** The progress of a forecast. Its last report says `done`, `cancelled` or `failed`. */
export interface ForecastReport {
  readonly id: string
  readonly state: 'running' | 'done' | 'cancelled' | 'failed'
  readonly planned: number
  /** Totals of the battles played so far; null before the first. */
  readonly totals: ForecastTotals | null
}
