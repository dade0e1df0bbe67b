import type { Bridge, PhoneMessage, Seated } from '@shared/stations/messages'

/** Messages that the host must acknowledge; resent over each new connection until it does. */
export type Lasting = Extract<PhoneMessage, { type: 'propose' | 'say' | 'withdraw' | 'dice' | 'ready' | 'claim' }>

interface Letter {
  readonly message: Lasting
  /** The connection it was last sent over, counted from 1; 0 for none. */
  readonly sentOn: number
}

/** What the host has confirmed, and over which connection, counted from 1. */
interface Heard {
  readonly connection: number
  readonly seat: Seated
  readonly bridge: Bridge
}

/** Unacknowledged messages, in order. Nothing is sent twice over one connection. */
export class Outbox {
  #letters: readonly Letter[] = []

  get messages(): readonly Lasting[] {
    return this.#letters.map(({ message }) => message)
  }

  /** A newer message about the same thing replaces the older one. */
  put(message: Lasting): void {
    this.#letters = [...this.#letters.filter(letter => topicOf(letter.message) !== topicOf(message)), { message, sentOn: 0 }]
  }

  clear(): void {
    this.#letters = []
  }

  /** Drops what the host has confirmed, and sends the rest once over this connection. */
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
      // Another player may have been quicker; a later state over the same connection is then the answer.
      return sentOn === connection || (mine.length === message.claims.length && mine.every(id => message.claims.includes(id)))
    }
  }
}
