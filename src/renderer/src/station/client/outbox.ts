import type { Bridge, PhoneMessage, Seated } from '@shared/stations/messages'

/** What the host must answer, and what is therefore sent again over a new connection until it has. */
export type Lasting = Extract<PhoneMessage, { type: 'propose' | 'say' | 'withdraw' | 'dice' | 'ready' | 'claim' }>

interface Letter {
  readonly message: Lasting
  /** The connection it was last sent over, counted from 1; 0 for none. */
  readonly sentOn: number
}

/** What the host is known to have: what it listed over a connection, counted from 1. */
interface Heard {
  readonly connection: number
  readonly seat: Seated
  readonly bridge: Bridge
}

/** What was said to the host and is not acknowledged, in order. Nothing is sent twice over one connection. */
export class Outbox {
  #letters: readonly Letter[] = []

  get messages(): readonly Lasting[] {
    return this.#letters.map(({ message }) => message)
  }

  /** A new word about the same thing takes the place of the old one. */
  put(message: Lasting): void {
    this.#letters = [...this.#letters.filter(letter => topicOf(letter.message) !== topicOf(message)), { message, sentOn: 0 }]
  }

  clear(): void {
    this.#letters = []
  }

  /** Forgets what the host has, and sends what was not yet sent over this connection. */
  settle(heard: Heard, send: (message: Lasting) => boolean): void {
    this.#letters = this.#letters
      .filter(letter => !isAnswered(letter, heard))
      .map(letter => (letter.sentOn < heard.connection && send(letter.message) ? { ...letter, sentOn: heard.connection } : letter))
  }
}

function topicOf(message: Lasting): string {
  switch (message.type) {
    case 'propose':
    case 'say':
      return `proposal ${message.proposal}`
    case 'withdraw':
      return `withdraw ${message.proposal}`
    case 'dice':
      return `dice ${message.ask}`
    default:
      return message.type
  }
}

function isAnswered({ message, sentOn }: Letter, { connection, seat, bridge }: Heard): boolean {
  switch (message.type) {
    case 'propose':
    case 'say':
      return bridge.proposals.some(({ id }) => id === message.proposal)
    case 'withdraw':
      return !bridge.proposals.some(({ id, state }) => id === message.proposal && state === 'sent')
    case 'dice': {
      const ask = bridge.asks.find(({ id }) => id === message.ask)
      return ask === undefined || ask.sent.join() === message.faces.join()
    }
    case 'ready':
      return bridge.isReady === message.isReady
    case 'claim': {
      const mine = seat.claims.filter(({ isMine }) => isMine).map(({ id }) => id)
      // Another player may have been quicker: then what the host says over the same connection is its answer.
      return sentOn === connection || (mine.length === message.claims.length && mine.every(id => message.claims.includes(id)))
    }
  }
}
