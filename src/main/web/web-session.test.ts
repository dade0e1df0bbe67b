import { describe, expect, it } from 'vitest'
import { newSession } from './web-session'

const ticketIn = (link: string): string => new URL(link).searchParams.get('t') ?? ''

describe('the session of the browser shell', () => {
  it('has one address, and a cookie no other port shares', () => {
    const session = newSession(4714)
    expect([session.host, session.origin, session.cookieName]).toEqual(['127.0.0.1:4714', 'http://127.0.0.1:4714', 'flagship-4714'])
    expect(newSession(4715).cookieName).not.toBe(session.cookieName)
  })

  it('has secrets of 256 bits that no other run shares', () => {
    const sessions = [newSession(1), newSession(1)]
    for (const session of sessions)
      for (const secret of [session.secret, ticketIn(session.newLink())]) expect(secret).toMatch(/^[\w-]{43}$/)
    expect(sessions[0]?.secret).not.toBe(sessions[1]?.secret)
  })

  it('takes a ticket once', () => {
    const session = newSession(1)
    const ticket = ticketIn(session.newLink())
    expect([session.takeTicket(ticket), session.takeTicket(ticket)]).toEqual([true, false])
  })

  it('takes no ticket but its own: not another session’s, an empty one or its secret', () => {
    const session = newSession(1)
    session.newLink()
    for (const ticket of [ticketIn(newSession(1).newLink()), '', session.secret]) expect(session.takeTicket(ticket)).toBe(false)
  })

  it('drops the oldest of more than sixteen unused links', () => {
    const session = newSession(1)
    const tickets = Array.from({ length: 17 }, () => ticketIn(session.newLink()))
    expect(tickets.map(ticket => session.takeTicket(ticket))).toEqual([false, ...Array.from({ length: 16 }, () => true)])
  })

  it('knows its secret and nothing like it', () => {
    const session = newSession(1)
    expect([
      session.isSecret(session.secret),
      session.isSecret(`${session.secret} `),
      session.isSecret(''),
      session.isSecret(newSession(1).secret)
    ]).toEqual([true, false, false, false])
  })
})
