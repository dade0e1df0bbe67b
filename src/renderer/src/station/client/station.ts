import { shallowRef, type ShallowRef } from 'vue'
import type { Shown } from '@shared/core/view/shown'
import { STATION_PROTOCOL } from '@shared/stations/limits'
import type { Bridge, EndReason, HostMessage, PhoneMessage, Seated } from '@shared/stations/messages'
import type { Kept } from './kept'
import { Line, type Wire } from './line'
import { Outbox, type Lasting } from './outbox'

/** Where a phone stands, and what it knows. */
export interface StationState {
  /** A code was given or a seat is had, and the host is expected to say so. */
  readonly isJoining: boolean
  readonly waiting: Extract<HostMessage, { kind: 'waiting' }> | null
  readonly seat: Seated | null
  readonly shown: Shown | null
  readonly bridge: Bridge | null
  /** The host is heard. What is shown without it may be old. */
  readonly isLive: boolean
  /** When the host was last heard, and how often it was called since. */
  readonly heardMs: number
  readonly attempts: number
  /** Why the host ended it; null while it has not. */
  readonly end: EndReason | null
  /** What the host has not acknowledged yet. */
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

/** After these the phone tries again by itself. */
const PASSING: readonly EndReason[] = ['closed', 'full']

/** A phone's end of the talk with the host: it asks to join, takes its seat again after every loss, and says nothing twice. */
export class Station {
  readonly state: ShallowRef<StationState> = shallowRef(OUTSIDE)
  readonly #token: Kept
  readonly #line: Line
  readonly #outbox = new Outbox()
  #join: Extract<PhoneMessage, { type: 'join' }> | null = null
  /** Connections so far, and the one over which the host has said where things stand. */
  #connections = 0
  #toldOn = 0

  constructor(token: Kept, open?: () => Wire) {
    this.#token = token
    this.#line = new Line(
      { hello: () => this.#hello(), receive: message => this.#receive(message), lose: attempts => this.#lose(attempts) },
      open
    )
    if (token.get() !== null) this.#start()
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
        return this.#change({ waiting: message, end: null })
      case 'seated':
        this.#token.set(message.token)
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
    this.#join = null
    this.#outbox.clear()
    this.state.value = { ...OUTSIDE, end }
  }

  /** Only once the host has told over this connection what it has: before, nobody knows what has to be said again. */
  #settle(): void {
    const { seat, bridge } = this.state.value
    if (seat !== null && bridge !== null && this.#toldOn === this.#connections)
      this.#outbox.settle({ connection: this.#connections, seat, bridge }, message => this.#line.send(message))
    this.#change({ unanswered: this.#outbox.messages })
  }

  #change(fields: Partial<StationState>): void {
    this.state.value = { ...this.state.value, ...fields }
  }
}
