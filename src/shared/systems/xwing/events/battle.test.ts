import { describe, expect, it } from 'vitest'
import { duel, s, shipOf } from '@kit/systems/xwing'
import { xwing } from '../index'
import { evolve } from './index'

describe('who comes to the table (XW-001)', () => {
  it('is as the event brings it', () => {
    const ship = { ...shipOf(duel(), 'a'), id: s('n'), shields: 7, hasEngaged: true }
    const after = evolve(duel(), { type: 'shipsJoined', squadId: ship.squadId, ships: [ship] })
    expect(shipOf(after, 'n')).toEqual(ship)
  })
})

describe('the end of a battle (XW-Q11)', () => {
  it('counts the squads of a side that has won, as two of them win and one wins', () => {
    const state = duel()
    const ended = { type: 'battleEnded', standingSides: ['A'] } as const
    const allies = { ...state, squads: [...state.squads, ...state.squads.slice(0, 1).map(one => ({ ...one, name: 'allies' }))] }
    expect([state, allies].map(one => xwing.describe(one, ended).values?.['count'])).toEqual([1, 2])
    const points = ['A', 'B'].map((sideId, i) => ({ sideId, points: 5 - i }))
    expect([state, allies].map(one => xwing.describe(one, { ...ended, points }).values?.['count'])).toEqual([1, 2])
  })
})
