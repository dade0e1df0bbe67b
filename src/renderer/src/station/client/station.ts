import { shallowRef, type ShallowRef } from 'vue'
import type { Shown } from '@shared/core/view/shown'
import { STATION_PROTOCOL } from '@shared/stations/limits'
import type { Bridge, EndReason, HostMessage, PhoneMessage, Seated } from '@shared/stations/messages'
import type { Kept } from './kept'
import { Line, type Wire } from './line'
import { Outbox, type Lasting } from './outbox'

/** State of the phone: its screen, and all it has received. */
export interface StationState {
  /** This phone has sent a code or has a seat, and waits for the host to confirm it. */
  readonly isJoining: boolean
  readonly waiting: Extract<HostMessage, { kind: 'waiting' }> | null
  readonly seat: Seated | null
  readonly shown: Shown | null
  readonly bridge: Bridge | null
  /** Whether the host is connected. Otherwise the screen may be out of date. */
  readonly isLive: boolean
  /** Time of the last message from the host, and connection attempts since. */
  readonly heardMs: number
  readonly attempts: number
  /** Reason why the host ended the seat; null while it has not. */
  readonly end: EndReason | null
  /** Messages that the host has not acknowledged yet. */
  readonly unanswered: readonly Lasting[]
}

const OUTSIDE: StationState = {
  isJoining: false,
  waiting: null,
  seat: null,
  shown: null,
  bridge: null,
  isLive: false,
  heardMs: 0,
  attempts: 0,
  end: null,
  unanswered: []
}

type Join = Extract<PhoneMessage, { type: 'join' }>

/** Reasons after which the phone reconnects by itself. */
const PASSING: readonly EndReason[] = ['closed', 'full']

/** The phone's side of the protocol: joins, resumes its seat after every lost connection, and never acts twice. */
export class Station {
  readonly state: ShallowRef<StationState> = shallowRef(OUTSIDE)
  readonly #token: Kept
  readonly #asked: Kept
  readonly #line: Line
  readonly #outbox = new Outbox()
  #join: Join | null
  /** Number of connections so far, and the one over which the host last sent its state. */
  #connections = 0
  #toldOn = 0

  constructor(token: Kept, asked: Kept, open?: () => Wire) {
    this.#token = token
    this.#asked = asked
    this.#join = joinIn(asked.get())
    this.#line = new Line(
      { hello: () => this.#hello(), receive: message => this.#receive(message), lose: attempts => this.#lose(attempts) },
      open
    )
    if (token.get() !== null || this.#join !== null) this.#start()
  }

  join(code: string, name: string): void {
    this.#join = { type: 'join', protocol: STATION_PROTOCOL, code, name }
    this.#start()
  }

  /** Stops waiting, or gives up the seat, because the player wants to. */
  leave(): void {
    this.#line.send({ type: 'leave' })
    this.#forget(null)
  }

  say(message: Lasting): void {
    this.#outbox.put(message)
    this.#settle()
  }

  wake(): void {
    this.#line.wake()
  }

  /** The phone sleeps, or its owner looks at something else: it hangs up, so that nobody takes it for being there. */
  sleep(): void {
    this.#line.sleep()
  }

  /** The name under which it asks to join; empty where it does not. */
  get name(): string {
    return this.#join?.name ?? ''
  }

  #start(): void {
    this.state.value = { ...OUTSIDE, isJoining: true }
    this.#line.start()
  }

  #hello(): PhoneMessage {
    this.#connections += 1
    const token = this.#token.get()
    if (token !== null) return { type: 'resume', protocol: STATION_PROTOCOL, token }
    return this.#join ?? { type: 'leave' }
  }

  #receive(message: HostMessage): void {
    this.#change({ isLive: true, heardMs: Date.now(), attempts: 0 })
    switch (message.kind) {
      case 'waiting':
        if (this.#join !== null) this.#keepJoin({ ...this.#join, ticket: message.ticket })
        return this.#change({ waiting: message, end: null })
      case 'seated':
        this.#token.set(message.token)
        this.#keepJoin(null)
        this.#change({ waiting: null, seat: message, end: null })
        return this.#settle()
      case 'shown':
        return this.#change({ shown: message.shown })
      case 'bridge':
        this.#toldOn = this.#connections
        this.#change({ bridge: message })
        return this.#settle()
      case 'end':
        return this.#ended(message.reason)
      case 'beat':
        return undefined
    }
  }

  #lose(attempts: number): void {
    this.#change({ isLive: false, attempts })
  }

  #ended(reason: EndReason): void {
    if (!PASSING.includes(reason)) return this.#forget(reason === 'unknown-token' ? null : reason)
    this.#change({ isLive: false, end: reason })
    this.#line.rest()
  }

  #forget(end: EndReason | null): void {
    this.#line.stop()
    this.#token.set(null)
    this.#keepJoin(null)
    this.#outbox.clear()
    this.state.value = { ...OUTSIDE, end }
  }

  /** Only after the host has sent its state over this connection; before that it is unknown what has to be resent. */
  #settle(): void {
    const { seat, bridge } = this.state.value
    if (seat !== null && bridge !== null && this.#toldOn === this.#connections)
      this.#outbox.settle({ connection: this.#connections, seat, bridge }, message => this.#line.send(message))
    this.#change({ unanswered: this.#outbox.messages })
  }

  #keepJoin(join: Join | null): void {
    this.#join = join
    this.#asked.set(join === null ? null : JSON.stringify(join))
  }

  #change(fields: Partial<StationState>): void {
    this.state.value = { ...this.state.value, ...fields }
  }
}

/** A request that this page kept itself; null where it kept none. */
function joinIn(kept: string | null): Join | null {
  return kept === null ? null : (JSON.parse(kept) as Join)
}
