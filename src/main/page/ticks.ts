import { Feed } from '@shared/core/view/feed'

/** When a table has something to send: at the next tick, at the next beat, or when something happens. */
export type Due = 'tick' | 'beat' | 'never'

interface Ticking {
  readonly due: Due
  tick(isBeat: boolean): void
}

/** Every so many ticks there is a beat; a phone that hears none takes its table for lost. */
const BEAT_TICKS = 10

/**
 * The ticks of an open table. They are at fixed times, the multiples of `Feed.TICK_MS` on one clock: if they were counted from an act, a
 * hidden act would shift the time at which a visible one is shown. The host wakes only for those at which something is due.
 */
export class Ticks {
  readonly #table: Ticking
  #timer: NodeJS.Timeout | null = null
  /** The tick for which the timer is set, and of those there have been, the last. */
  #next = 0
  #last = tickNow()

  constructor(table: Ticking) {
    this.#table = table
  }

  /** Call when what is due may have changed. */
  look(): void {
    const { due } = this.#table
    if (due === 'never') return this.stop()
    const now = Math.max(this.#last, tickNow())
    this.#wakeAt(due === 'tick' ? now + 1 : (Math.floor(now / BEAT_TICKS) + 1) * BEAT_TICKS)
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #wakeAt(tick: number): void {
    if (this.#timer !== null && this.#next <= tick) return
    this.stop()
    this.#next = tick
    this.#timer = setTimeout(() => this.#run(), tick * Feed.TICK_MS - performance.now())
  }

  /** A timer may run a little early, and on a busy machine late: a beat that was missed comes now. */
  #run(): void {
    this.#timer = null
    const now = Math.max(this.#next, tickNow())
    const isBeat = Math.floor(now / BEAT_TICKS) > Math.floor((this.#next - 1) / BEAT_TICKS)
    this.#last = now
    this.#table.tick(isBeat)
    this.look()
  }
}

function tickNow(): number {
  return Math.floor(performance.now() / Feed.TICK_MS)
}
