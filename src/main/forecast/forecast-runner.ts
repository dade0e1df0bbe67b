import { setImmediate } from 'node:timers/promises'
import { forecastPlayer, type ForecastSetup } from '@shared/systems/starfinder-armada/forecast/forecast'
import type { ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'

/** Some battles of a forecast. The same forecast keeps the same key, so that its preparation is made once. */
export interface ForecastTask {
  readonly key: string
  readonly setup: ForecastSetup
  readonly from: number
  readonly count: number
}

/** Plays the battles of forecasts. */
export interface ForecastRunner {
  /** The number of tasks it works on at a time. */
  readonly width: number
  play(task: ForecastTask): Promise<ForecastTotals>
  close(): Promise<void>
}

/** Plays tasks, and keeps the preparation of the last forecast. */
export function taskPlayer(): (task: ForecastTask) => ForecastTotals {
  let key: string | null = null
  let player: (from: number, count: number) => ForecastTotals
  return task => {
    if (task.key !== key) {
      player = forecastPlayer(task.setup)
      key = task.key
    }
    return player(task.from, task.count)
  }
}

/** Plays in the host's own thread, yielding between tasks: for tests, and where there is no worker file. */
export function ownThread(): ForecastRunner {
  const play = taskPlayer()
  return {
    width: 1,
    play: async task => {
      await setImmediate()
      return play(task)
    },
    close: async () => undefined
  }
}
