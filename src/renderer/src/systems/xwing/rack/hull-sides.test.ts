import { describe, expect, it } from 'vitest'
import { xwing } from '@shared/systems/xwing'
import { battleBegun } from '@shared/systems/xwing/commands/battle/begin-battle'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { hullSides } from './hull-sides'

let last = 0
const squads = sampleSquads(() => `id${String((last += 1))}`).map((squad, i) => ({ sideId: 'AB'.charAt(i), squad }))
const setup = { type: 'beginBattle', name: 'test', squads, rulings: {} } as const
const begun = xwing.evolve(xwing.initial, battleBegun(setup))
const first = (change: Partial<ShipState>): BattleState => ({
  ...begun,
  ships: begun.ships.map((ship, i) => (i === 0 ? { ...ship, ...change } : ship))
})

describe('a battle of X-Wing in a picture', () => {
  it('has every side with its ships, their hulls and shields', () => {
    const [ours, theirs] = hullSides(begun)
    expect([ours?.name, ours?.rows.map(row => [row.number, row.name, row.hp, row.max])]).toEqual([
      'Amber Flight',
      [
        [1, 'Kestrel', 6, 6],
        [2, 'Heron', 9, 9],
        [3, 'Wren', 4, 4]
      ]
    ])
    expect(theirs?.rows).toHaveLength(4)
  })
  it('shows what is left, and nothing of a ship that is out', () => {
    expect(hullSides(first({ shields: 0, facedown: 1 }))[0]?.rows[0]).toMatchObject({ hp: 3, max: 6, isOut: false })
    expect(hullSides(first({ status: 'destroyed' }))[0]?.rows[0]).toMatchObject({ hp: 0, max: 6, isOut: true })
  })
})
