import { SILENCE_MS, STATION_SOCKET } from '@shared/stations/limits'
import type { HostMessage, PhoneMessage } from '@shared/stations/messages'

/** The parts of WebSocket that a line uses. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>

interface LineEvents {
  /** First message on every new connection. */
  readonly hello: () => PhoneMessage
  readonly receive: (message: HostMessage) => void
  /** Called when the connection is lost, with the number of attempts since the table was last heard. */
  readonly lose: (attempts: number) => void
}

/** How often a lost connection is tried again, and a live one is checked for silence. */
const CHECK_MS = 1000
/** A phone that wakes up and has missed one beat treats the connection as dead; the browser might not notice for minutes. */
const WAKE_SILENCE_MS = 2500
/** Delay before the next attempt after the host has turned this connection away. */
const PATIENCE_MS = 5000

const openSocket = (): Wire => new WebSocket(`ws://${location.host}${STATION_SOCKET}`)

/** A connection to the table that comes back by itself, as long as it is wanted. */
export class Line {
  readonly #events: LineEvents
  readonly #open: () => Wire
  #wire: Wire | null = null
  #timer: ReturnType<typeof setInterval> | null = null
  /** Time of the last message on this connection, or of its start. */
  #signMs = 0
  #notBeforeMs = 0
  #attempts = 0
  #sleeps = false

  constructor(events: LineEvents, open: () => Wire = openSocket) {
    this.#events = events
    this.#open = open
  }

  /** Connects, and reconnects from now on. */
  start(): void {
    this.#sleeps = false
    this.#timer ??= setInterval(() => this.#check(SILENCE_MS), CHECK_MS)
    if (this.#wire === null) this.#connect()
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
    this.#attempts = 0
    this.#drop()
  }

  /** Postpones the next attempt. */
  rest(): void {
    this.#notBeforeMs = Date.now() + PATIENCE_MS
    this.#drop()
  }

  /** Hangs up until it is woken. */
  sleep(): void {
    if (this.#timer === null) return
    this.#sleeps = true
    if (this.#wire !== null) this.#lose()
  }

  /** Call when the page becomes visible or the network returns. */
  wake(): void {
    this.#sleeps = false
    if (this.#timer !== null) this.#check(WAKE_SILENCE_MS)
  }

  /** Whether it was handed to the connection. Only the host can confirm that it arrived. */
  send(message: PhoneMessage): boolean {
    if (this.#wire?.readyState !== WebSocket.OPEN) return false
    this.#wire.send(JSON.stringify(message))
    return true
  }

  #check(silenceMs: number): void {
    if (this.#sleeps) return
    const now = Date.now()
    if (this.#wire !== null && now - this.#signMs <= silenceMs) return
    if (this.#wire !== null) this.#lose()
    if (now >= this.#notBeforeMs) this.#connect()
  }

  #connect(): void {
    this.#drop()
    this.#signMs = Date.now()
    const wire = this.#open()
    this.#wire = wire
    wire.onopen = () => void this.send(this.#events.hello())
    wire.onmessage = ({ data }) => {
      this.#signMs = Date.now()
      this.#attempts = 0
      this.#events.receive(JSON.parse(String(data)) as HostMessage)
    }
    wire.onclose = () => {
      const wasHeard = this.#attempts === 0
      this.#wire = null
      this.#lose()
      // Reconnects at once after a connection that worked; after a failed attempt it waits for the next check.
      if (wasHeard && this.#timer !== null && Date.now() >= this.#notBeforeMs) this.#connect()
    }
  }

  #lose(): void {
    this.#drop()
    this.#attempts += 1
    this.#events.lose(this.#attempts)
  }

  /** Ignores anything that still arrives on the old connection. */
  #drop(): void {
    const wire = this.#wire
    this.#wire = null
    if (wire === null) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }
}
