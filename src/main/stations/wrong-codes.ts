import { WRONG_CODES_PER_MINUTE } from '@shared/stations/limits'
import type { Clock } from '../platform/clock'

const MINUTE_MS = 60_000
/** Addresses that are remembered; the oldest is forgotten first. */
const MOST_ADDRESSES = 200

/** Counts wrong codes, so that nobody tries them all: after too many in a minute an address is refused whatever it says. */
export class WrongCodes {
  readonly #clock: Clock
  readonly #wrong = new Map<string, readonly number[]>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  isRight(from: string, check: () => boolean): boolean {
    const now = this.#clock.now()
    const recent = (this.#wrong.get(from) ?? []).filter(at => now - at < MINUTE_MS)
    const isRight = recent.length < WRONG_CODES_PER_MINUTE && check()
    if (isRight) return true
    this.#wrong.delete(from)
    this.#wrong.set(from, [...recent, now].slice(-WRONG_CODES_PER_MINUTE))
    for (const oldest of this.#wrong.keys()) if (this.#wrong.size > MOST_ADDRESSES) this.#wrong.delete(oldest)
    return false
  }
}
