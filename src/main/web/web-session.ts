import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** One run of the web server: the only address it answers to, and the secrets that let a browser in. */
export interface WebSession {
  /** Address and port exactly as a browser writes them, such as 127.0.0.1:4714. */
  readonly host: string
  readonly origin: string
  /** Names the port, since browsers share cookies between all ports of an address. */
  readonly cookieName: string
  /** Cookie value of a browser that was let in. 256 bits. */
  readonly secret: string
  /** A fresh link that lets one browser in. */
  newLink(): string
  /** Whether the ticket is one of ours and unused. Asking uses it up. */
  takeTicket(ticket: string): boolean
  isSecret(value: string): boolean
}

const SECRET_BYTES = 32
/** Tickets given out and not used; older ones are dropped. */
const MOST_TICKETS = 16

/** The session of a server at `127.0.0.1:port`, with fresh secrets. */
export function newSession(port: number): WebSession {
  const host = `127.0.0.1:${port}`
  const origin = `http://${host}`
  const secret = newSecret()
  let tickets: readonly string[] = []
  return {
    host,
    origin,
    cookieName: `flagship-${port}`,
    secret,
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
    isSecret: value => isSameSecret(value, secret)
  }
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Compares in constant time, whatever the two hold. */
function isSameSecret(given: string, known: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(known))
}
