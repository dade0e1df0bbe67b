import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Who may come in: the one address we answer to, and the secrets of this run. */
export interface Door {
  /** Address and port exactly as a browser writes them, such as 127.0.0.1:4714. */
  readonly host: string
  readonly origin: string
  /** Unlike any other cookie of this computer, since cookies are shared by all ports of an address. */
  readonly cookieName: string
  /** Value of the cookie of a visitor who was let in. 256 bits. */
  readonly session: string
  /** A fresh link that lets one browser in. */
  newLink(): string
  /** Whether the ticket is one of ours and unused. It is used up by asking. */
  takeTicket(ticket: string): boolean
  isSession(value: string): boolean
}

const SECRET_BYTES = 32
/** Tickets given out and not used; older ones are dropped. */
const MOST_TICKETS = 16

/** A door for one run of the server at `127.0.0.1:port`. */
export function makeDoor(port: number): Door {
  const host = `127.0.0.1:${port}`
  const origin = `http://${host}`
  const session = newSecret()
  let tickets: readonly string[] = []
  return {
    host,
    origin,
    cookieName: `flagship-${port}`,
    session,
    newLink: () => {
      const ticket = newSecret()
      tickets = [...tickets, ticket].slice(-MOST_TICKETS)
      return `${origin}/?t=${ticket}`
    },
    takeTicket: ticket => {
      const found = tickets.filter(known => isSameSecret(ticket, known))
      tickets = tickets.filter(known => !found.includes(known))
      return found.length > 0
    },
    isSession: value => isSameSecret(value, session)
  }
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Takes the same time wherever the two differ, and whatever their length. */
function isSameSecret(given: string, known: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(known))
}
