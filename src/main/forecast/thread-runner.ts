import { availableParallelism } from 'node:os'
import type { ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'
import type { ForecastRunner, ForecastTask } from './forecast-runner'
import { ThreadPool } from './thread-pool'

/** More threads bring little and keep a whole machine busy. */
const THREADS_MAX = 8

/** One thread less than the machine has, so that the window keeps its own. */
export function threadCount(available = availableParallelism()): number {
  return Math.min(THREADS_MAX, Math.max(1, available - 1))
}

/** Plays in threads that load `workerFile`, a built `forecast-worker.ts`. They start with the first tasks and stay for the session. */
export function threads(workerFile: string, width = threadCount()): ForecastRunner {
  let pool: ThreadPool<ForecastTask, ForecastTotals> | null = null
  return {
    width,
    play: task => (pool ??= new ThreadPool<ForecastTask, ForecastTotals>(workerFile, width)).run(task),
    close: async () => {
      const closing = pool
      pool = null
      await closing?.close()
    }
  }
}
