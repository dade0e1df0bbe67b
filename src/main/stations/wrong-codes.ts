import { WRONG_CODES_PER_MINUTE } from '@shared/stations/limits'
import type { Clock } from '../platform/clock'

const MINUTE_MS = 60_000
/** Addresses that are remembered; the oldest is forgotten first. */
const MOST_ADDRESSES = 200

/** Delay of the answer to a code from an address that has sent too many wrong ones, in milliseconds. */
const WAIT_MS = 2_000

/**
 * Counts wrong codes, so that nobody tries them all: after too many in a minute each code from that address waits for its answer. Nobody is
 * locked out: friends behind the same router have the same address.
 */
export class WrongCodes {
  readonly #clock: Clock
  readonly #wrong = new Map<string, readonly number[]>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** How long the next code from that address must wait, in milliseconds. */
  waitMsFor(from: string): number {
    return this.#recent(from).length < WRONG_CODES_PER_MINUTE ? 0 : WAIT_MS
  }

  isRight(from: string, check: () => boolean): boolean {
    if (check()) return true
    const recent = this.#recent(from)
    this.#wrong.delete(from)
    this.#wrong.set(from, [...recent, this.#clock.now()].slice(-WRONG_CODES_PER_MINUTE))
    for (const oldest of this.#wrong.keys()) if (this.#wrong.size > MOST_ADDRESSES) this.#wrong.delete(oldest)
    return false
  }

  #recent(from: string): readonly number[] {
    const now = this.#clock.now()
    return (this.#wrong.get(from) ?? []).filter(at => now - at < MINUTE_MS)
  }
}
