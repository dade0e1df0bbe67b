import { describe, expect, it } from 'vitest'
import { losses } from './derive/victory'
import { begun as battleBegun } from './rules/launch'
import { EMPTY_BATTLE } from './state'
import { aShip, aSquadron, play, PLAIN, setupOf, sh, told } from './testkit'

const begun = battleBegun(setupOf([aSquadron('ours', aShip('a', PLAIN))], [aSquadron('theirs', aShip('x', PLAIN), aShip('y', PLAIN))]))

describe('events hold their own truth (PW-033, PW-048, PW-061)', () => {
  it('a battle keeps the tables it began with, whatever is printed today', () => {
    const tables = { ...begun.tables, combat: begun.tables.combat.map(row => row.map(() => 3)) }
    expect(told(EMPTY_BATTLE, { ...begun, tables }).tables).toEqual(tables)
  })
  it('a ship counts for what it was worth when it came, and so does its fleet', () => {
    const fleets = begun.fleets.map(fleet => ({ ...fleet, costPoints: 43 }))
    const state = told(EMPTY_BATTLE, { ...begun, fleets, ships: begun.ships.map(ship => ({ ...ship, costPoints: 21 })) })
    const nothing = { front: [], rear: [], right: [], left: [], top: [], bottom: [] }
    const struck = play(state, { type: 'correctShip', shipId: sh('x'), correction: { elements: nothing }, reason: '' })
    expect(losses(struck, 'B')).toMatchObject({ lost: 21, total: 43 })
  })
})
