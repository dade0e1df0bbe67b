import type { Clock } from '../platform/clock'

/**
 * Numbers the rolls that each seat is asked for. Entry numbers would reveal how many acts it cannot see. The count starts at the time the
 * table was opened, so that dice sent to an earlier table never match.
 */
export class AskCount {
  readonly #openedMs: number
  readonly #last = new Map<string, { readonly roll: string; readonly count: number }>()

  constructor(clock: Clock) {
    this.#openedMs = clock.now()
  }

  /** Numbers the rolls that follow entry `seq` for a seat. */
  of(seatId: string, seq: number): (roll: string) => string {
    return roll => this.nth(seatId, `${String(seq)}/${roll}`)
  }

  /** The same number as before for the same roll, and the next one for another. */
  nth(seatId: string, roll: string): string {
    const last = this.#last.get(seatId) ?? { roll: '', count: 0 }
    const now = last.roll === roll ? last : { roll, count: last.count + 1 }
    this.#last.set(seatId, now)
    return `${String(this.#openedMs)}/${String(now.count)}`
  }
}
