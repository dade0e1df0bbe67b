import { describe, expect, it } from 'vitest'
import { makeDoor } from './door'

const ticketIn = (link: string): string => new URL(link).searchParams.get('t') ?? ''

describe('the door of the browser shell', () => {
  it('has one address, and a cookie no other port shares', () => {
    const door = makeDoor(4714)
    expect([door.host, door.origin, door.cookieName]).toEqual(['127.0.0.1:4714', 'http://127.0.0.1:4714', 'flagship-4714'])
    expect(makeDoor(4715).cookieName).not.toBe(door.cookieName)
  })

  it('has secrets of 256 bits that no other run shares', () => {
    const doors = [makeDoor(1), makeDoor(1)]
    for (const door of doors) for (const secret of [door.session, ticketIn(door.newLink())]) expect(secret).toMatch(/^[\w-]{43}$/)
    expect(doors[0]?.session).not.toBe(doors[1]?.session)
  })

  it('takes a ticket once', () => {
    const door = makeDoor(1)
    const ticket = ticketIn(door.newLink())
    expect([door.takeTicket(ticket), door.takeTicket(ticket)]).toEqual([true, false])
  })

  it('takes no ticket that is not its own: another door’s, an empty one, the session', () => {
    const door = makeDoor(1)
    door.newLink()
    for (const ticket of [ticketIn(makeDoor(1).newLink()), '', door.session]) expect(door.takeTicket(ticket)).toBe(false)
  })

  it('drops the oldest of more than sixteen unused links', () => {
    const door = makeDoor(1)
    const tickets = Array.from({ length: 17 }, () => ticketIn(door.newLink()))
    expect(tickets.map(ticket => door.takeTicket(ticket))).toEqual([false, ...Array.from({ length: 16 }, () => true)])
  })

  it('knows its session and nothing like it', () => {
    const door = makeDoor(1)
    expect([
      door.isSession(door.session),
      door.isSession(`${door.session} `),
      door.isSession(''),
      door.isSession(makeDoor(1).session)
    ]).toEqual([true, false, false, false])
  })
})
