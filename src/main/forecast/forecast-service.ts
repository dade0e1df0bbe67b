import type { ForecastOrder, ForecastReport } from '@shared/ipc/forecast'
import { added, type ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'
import type { Clock } from '../platform/clock'
import type { Log } from '../platform/log'
import type { NewId } from '../platform/new-id'
import type { ForecastRunner } from './forecast-runner'

/** Battles in one task: a few milliseconds of work, once the code has been compiled. */
export const TASK_BATTLES = 50
/** Battles in the first task, which pays for that: so that the first totals are soon there. */
export const FIRST_TASK_BATTLES = 4
/** Shortest time between two progress reports. */
const REPORT_EVERY_MS = 80

interface ForecastServiceParts {
  readonly runner: ForecastRunner
  readonly newId: NewId
  /** Only differences count. */
  readonly clock: Clock
  readonly log: Log
  readonly tell: (report: ForecastReport) => void
}

interface Running extends ForecastOrder {
  readonly id: string
  /** Battles handed to the runner so far. */
  given: number
  totals: ForecastTotals | null
  reportedAt: number
}

/** Runs one forecast at a time; starting another cancels it. */
export class ForecastService {
  readonly #parts: ForecastServiceParts
  #running: Running | null = null

  constructor(parts: ForecastServiceParts) {
    this.#parts = parts
  }

  /** Starts a forecast and returns the id its progress is reported under. */
  start(order: ForecastOrder): string {
    if (this.#running !== null) this.cancel(this.#running.id)
    const running: Running = { ...order, id: this.#parts.newId(), given: 0, totals: null, reportedAt: -Infinity }
    this.#running = running
    const workers = Array.from({ length: this.#parts.runner.width }, () => this.#work(running))
    void Promise.all(workers).then(
      () => this.#finish(running, 'done'),
      (error: unknown) => {
        // Threads that are terminated leave their tasks unfinished.
        if (running !== this.#running) return
        this.#parts.log('A forecast failed', error)
        this.#finish(running, 'failed')
      }
    )
    return running.id
  }

  /** Cancels a forecast unless it has already ended. Tasks in progress run to their end but are not counted. */
  cancel(id: string): void {
    if (this.#running?.id === id) this.#finish(this.#running, 'cancelled')
  }

  async close(): Promise<void> {
    if (this.#running !== null) this.cancel(this.#running.id)
    await this.#parts.runner.close()
  }

  /** Plays tasks until there are none left. */
  async #work(running: Running): Promise<void> {
    while (running === this.#running && running.given < running.battles) {
      const from = running.given
      const count = Math.min(TASK_BATTLES, Math.max(FIRST_TASK_BATTLES, from), running.battles - from)
      running.given += count
      const totals = await this.#parts.runner.play({ key: running.id, setup: running.setup, from, count })
      if (running !== this.#running) return
      running.totals = running.totals === null ? totals : added(running.totals, totals)
      const now = this.#parts.clock.now()
      if (now - running.reportedAt < REPORT_EVERY_MS || running.totals.battles === running.battles) continue
      running.reportedAt = now
      this.#tell(running, 'running')
    }
  }

  #finish(running: Running, state: ForecastReport['state']): void {
    if (running !== this.#running) return
    this.#running = null
    this.#tell(running, state)
  }

  #tell({ id, battles, totals }: Running, state: ForecastReport['state']): void {
    this.#parts.tell({ id, state, planned: battles, totals })
  }
}
