import type { ForecastOrder, ForecastReport } from '@shared/ipc/forecast'
import { added } from '@shared/systems/starfinder-armada/forecast/totals'
import type { ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'
import type { Clock } from '../platform/clock'
import type { Log } from '../platform/log'
import type { NewId } from '../platform/new-id'
import type { ForecastRunner } from './forecast-runner'

/** Battles in one task: some milliseconds of work. */
export const TASK_BATTLES = 50
/** Progress is told this often at the most. */
const TELL_EVERY_MS = 80

export interface ForecastServiceParts {
  readonly runner: ForecastRunner
  readonly newId: NewId
  /** Only differences count. */
  readonly clock: Clock
  readonly log: Log
  readonly tell: (report: ForecastReport) => void
}

interface Running extends ForecastOrder {
  readonly id: string
  /** Battles given out so far. */
  given: number
  totals: ForecastTotals | null
  toldAt: number
}

/** Runs one forecast at a time: a new one ends the one before. */
export class ForecastService {
  readonly #parts: ForecastServiceParts
  #running: Running | null = null

  constructor(parts: ForecastServiceParts) {
    this.#parts = parts
  }

  /** Begins and gives the id under which progress is told. */
  start(order: ForecastOrder): string {
    if (this.#running !== null) this.cancel(this.#running.id)
    const running: Running = { ...order, id: this.#parts.newId(), given: 0, totals: null, toldAt: this.#parts.clock.now() }
    this.#running = running
    const workers = Array.from({ length: this.#parts.runner.width }, () => this.#work(running))
    void Promise.all(workers).then(
      () => this.#finish(running, 'done'),
      (error: unknown) => {
        // Threads that are sent home leave their tasks undone.
        if (running !== this.#running) return
        this.#parts.log('A forecast failed', error)
        this.#finish(running, 'failed')
      }
    )
    return running.id
  }

  /** Ends a forecast; one that has ended already stays as it is. Tasks being played are played to their end and not counted. */
  cancel(id: string): void {
    if (this.#running?.id === id) this.#finish(this.#running, 'cancelled')
  }

  async close(): Promise<void> {
    if (this.#running !== null) this.cancel(this.#running.id)
    await this.#parts.runner.close()
  }

  /** Takes task after task until there is none left. */
  async #work(running: Running): Promise<void> {
    while (running === this.#running && running.given < running.battles) {
      const from = running.given
      const count = Math.min(TASK_BATTLES, running.battles - from)
      running.given += count
      const totals = await this.#parts.runner.play({ key: running.id, setup: running.setup, from, count })
      if (running !== this.#running) return
      running.totals = running.totals === null ? totals : added(running.totals, totals)
      const now = this.#parts.clock.now()
      if (now - running.toldAt < TELL_EVERY_MS || running.totals.battles === running.battles) continue
      running.toldAt = now
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
