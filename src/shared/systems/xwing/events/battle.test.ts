import { describe, expect, it } from 'vitest'
import { duel, s, shipOf } from '@kit/systems/xwing'
import { evolve } from './index'

describe('who comes to the table (XW-001)', () => {
  it('is as the event brings it', () => {
    const ship = { ...shipOf(duel(), 'a'), id: s('n'), shields: 7, hasEngaged: true }
    const after = evolve(duel(), { type: 'shipsJoined', squadId: ship.squadId, ships: [ship] })
    expect(shipOf(after, 'n')).toEqual(ship)
  })
})
