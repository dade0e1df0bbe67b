import type { JoinRequest } from '@shared/ipc/stations'
import { MOST_JOIN_REQUESTS } from '@shared/stations/limits'
import type { HostMessage } from '@shared/stations/messages'
import type { Clock } from '../platform/clock'
import { digestOf, isSame, newMatch, newToken } from './secrets'
import type { Seat } from './kept-table'
import type { Line } from './station'

/** How long the request of a phone that sleeps keeps its letters and its place. */
const KEPT_MS = 600_000

/** A player who waits to be admitted. */
interface Waiting {
  readonly request: JoinRequest
  /** Digest of the ticket by which its phone takes the request up again. */
  readonly ticket: string
  /** Null while the phone is away. */
  line: Line | null
  goneMs: number
  /** Its seat, once it was admitted while it was away. */
  seat: { readonly seat: Seat; readonly token: string } | null
}

/** Those who wait to be admitted, in the order in which they asked. A phone that slept finds its request as it left it. */
export class WaitingList {
  readonly #clock: Clock
  readonly #table: () => string
  #waiting: readonly Waiting[] = []
  #beats = 0

  constructor(clock: Clock, table: () => string) {
    this.#clock = clock
    this.#table = table
  }

  get requests(): readonly JoinRequest[] {
    return this.#waiting.filter(({ seat }) => seat === null).map(({ request }) => request)
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  get isFull(): boolean {
    return this.requests.length >= MOST_JOIN_REQUESTS
  }

  /**
   * Puts a phone back where it waited; false for one that has no request here. Where it was admitted meanwhile, it takes its seat, unless
   * that was taken away.
   */
  takeUp(line: Line, ticket: string, sit: (seat: Seat, token: string) => void): boolean {
    const one = this.#waiting.find(waiting => isSame(digestOf(ticket), waiting.ticket))
    if (one === undefined) return false
    if (one.line !== line) one.line?.end('second-use')
    one.line = line
    if (one.seat === null) this.#tell(one, ticket)
    else {
      this.#drop(one)
      sit(one.seat.seat, one.seat.token)
    }
    return true
  }

  add(line: Line, id: string, name: string): void {
    const ticket = newToken()
    const letters = newMatch(this.#waiting.map(({ request }) => request.letters))
    const request = { id, name, letters, sinceMs: this.#clock.now() }
    const one: Waiting = { request, ticket: digestOf(ticket), line, goneMs: 0, seat: null }
    this.#waiting = [...this.#waiting, one]
    this.#tell(one, ticket)
  }

  find(requestId: string): JoinRequest | undefined {
    return this.requests.find(({ id }) => id === requestId)
  }

  /** The phone gets its seat: at once where it is there, else when it comes back. */
  admit(requestId: string, seat: Seat, token: string, sit: (line: Line) => void): void {
    const one = this.#waiting.find(({ request }) => request.id === requestId)
    if (one === undefined) return
    if (one.line === null) one.seat = { seat, token }
    else {
      this.#drop(one)
      sit(one.line)
    }
  }

  turnAway(requestId: string): void {
    const one = this.#waiting.find(({ request }) => request.id === requestId)
    one?.line?.end('turned-away')
    if (one !== undefined) this.#drop(one)
  }

  /** The phone does not want to wait any more; false where it was not waiting. */
  leave(line: Line): boolean {
    const one = this.#waiting.find(waiting => waiting.line === line)
    if (one !== undefined) this.#drop(one)
    return one !== undefined
  }

  /** The connection of a phone is lost; its request stays. */
  gone(line: Line): void {
    for (const one of this.#waiting) if (one.line === line) [one.line, one.goneMs] = [null, this.#clock.now()]
  }

  /** Tells those who wait that the table is still there; true where somebody has been away for too long and was forgotten. */
  beat(): boolean {
    this.#beats += 1
    const beat: HostMessage = { kind: 'beat', n: this.#beats }
    for (const { line } of this.#waiting) line?.send(JSON.stringify(beat))
    const kept = this.#waiting.filter(one => one.line !== null || this.#clock.now() - one.goneMs < KEPT_MS)
    const isShorter = kept.length < this.#waiting.length
    this.#waiting = kept
    return isShorter
  }

  /** Empties the list and returns the connections of those who were in it. */
  clear(): readonly Line[] {
    const lines = this.#waiting.flatMap(({ line }) => line ?? [])
    this.#waiting = []
    return lines
  }

  #tell({ request: { letters, sinceMs }, line }: Waiting, ticket: string): void {
    const message: HostMessage = { kind: 'waiting', letters, table: this.#table(), sinceMs, ticket }
    line?.send(JSON.stringify(message))
  }

  #drop(one: Waiting): void {
    this.#waiting = this.#waiting.filter(other => other !== one)
  }
}
