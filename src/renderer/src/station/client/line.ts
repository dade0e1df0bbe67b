import { SILENCE_MS, STATION_SOCKET } from '@shared/stations/limits'
import type { HostMessage, PhoneMessage } from '@shared/stations/messages'

/** What a line needs of a WebSocket. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>

interface LineEvents {
  /** The first words on every new connection. */
  readonly hello: () => PhoneMessage
  readonly receive: (message: HostMessage) => void
  /** The connection was lost, and so many attempts were made since the table was last heard. */
  readonly lose: (attempts: number) => void
}

/** How often a lost connection is tried again, and a live one is checked for silence. */
const CHECK_MS = 1000
/** A phone that wakes and has missed one beat of the host takes the connection for dead: nobody else would tell it for minutes. */
const WAKE_SILENCE_MS = 2500
/** Where the host asked to be left alone for a while. */
const PATIENCE_MS = 5000

const openSocket = (): Wire => new WebSocket(`ws://${location.host}${STATION_SOCKET}`)

/** A connection to the table that comes back by itself, as long as it is wanted. */
export class Line {
  readonly #events: LineEvents
  readonly #open: () => Wire
  #wire: Wire | null = null
  #timer: ReturnType<typeof setInterval> | null = null
  /** When the present connection gave a sign of life; its beginning counts as one. */
  #signMs = 0
  #notBeforeMs = 0
  #attempts = 0

  constructor(events: LineEvents, open: () => Wire = openSocket) {
    this.#events = events
    this.#open = open
  }

  /** From now on there is to be a connection. */
  start(): void {
    this.#timer ??= setInterval(() => this.#check(SILENCE_MS), CHECK_MS)
    if (this.#wire === null) this.#connect()
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
    this.#attempts = 0
    this.#drop()
  }

  /** The next attempt is made in a while. */
  rest(): void {
    this.#notBeforeMs = Date.now() + PATIENCE_MS
    this.#drop()
  }

  /** The phone is looked at again, or has a network again. */
  wake(): void {
    if (this.#timer !== null) this.#check(WAKE_SILENCE_MS)
  }

  /** Whether it could be given to the connection. That it arrived, only the host can tell. */
  send(message: PhoneMessage): boolean {
    if (this.#wire?.readyState !== WebSocket.OPEN) return false
    this.#wire.send(JSON.stringify(message))
    return true
  }

  #check(silenceMs: number): void {
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
      // At once after a connection that worked; one that could not be made waits for the next check.
      if (wasHeard && this.#timer !== null && Date.now() >= this.#notBeforeMs) this.#connect()
    }
  }

  #lose(): void {
    this.#drop()
    this.#attempts += 1
    this.#events.lose(this.#attempts)
  }

  /** Nothing is heard of the old connection any more, whatever it still had to say. */
  #drop(): void {
    const wire = this.#wire
    this.#wire = null
    if (wire === null) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }
}
