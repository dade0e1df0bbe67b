import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { FixedThreadPool } from 'poolifier'
import type { ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'
import type { ForecastRunner, ForecastTask } from './forecast-runner'

/** More threads gain little and would occupy the whole machine. */
const THREADS_MAX = 8
/** Longest wait for the threads to end. Occasionally the pool ends them all without ever saying so. */
const CLOSE_WAIT_MS = 500

/** One fewer than the machine has, leaving one for the window. */
export function threadCount(available = availableParallelism()): number {
  return Math.min(THREADS_MAX, Math.max(1, available - 1))
}

/** Plays in threads that load `workerFile`, a built `forecast-worker.ts`. They start with the first task and stay for the session. */
export function threads(workerFile: string, width = threadCount()): ForecastRunner {
  let pool: FixedThreadPool<ForecastTask, ForecastTotals> | null = null
  const started = (): FixedThreadPool<ForecastTask, ForecastTotals> => (pool ??= new FixedThreadPool(width, workerFile))
  return {
    width,
    play: task => started().execute(task),
    close: async () => {
      const closing = pool
      pool = null
      if (closing === null) return
      const late = new AbortController()
      await Promise.race([closing.destroy(), setTimeout(CLOSE_WAIT_MS, undefined, { signal: late.signal })])
      late.abort()
    }
  }
}
