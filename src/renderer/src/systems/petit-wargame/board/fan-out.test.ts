import { describe, expect, it } from 'vitest'
import { aShip, aSquadron, at, battle, sh } from '@kit/systems/petit-wargame'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { withShip } from '@shared/systems/petit-wargame/state'
import { fanOut } from './fan-out'
import { WHOLE } from './map-view'

const WORKS = { front: 'A' }
const NAMES = ['a', 'b', 'c', 'x', 'y', 'z']
/** Three ships of each side in one square. */
const crowd = (x: number, y: number): BattleState =>
  NAMES.reduce(
    (state, id, i) => withShip(state, sh(id), ship => ({ ...ship, position: at(x, y, i) })),
    battle(
      [aSquadron('ours', aShip('a', WORKS), aShip('b', WORKS), aShip('c', WORKS))],
      [aSquadron('theirs', aShip('x', WORKS), aShip('y', WORKS), aShip('z', WORKS))]
    )
  )

describe('a crowded square that is pointed at', () => {
  it('spreads its ships over a plate, side by side in the order of their numbers, none over another', () => {
    const fan = fanOut(crowd(10, 10), { x: 10, y: 10 }, WHOLE)
    expect(fan?.marks.map(({ sideId, text, at: { z } }) => [sideId, text, z])).toEqual([
      ['A', '1', 0],
      ['A', '2', 1],
      ['A', '3', 2],
      ['B', '1', 3],
      ['B', '2', 4],
      ['B', '3', 5]
    ])
    const marks = fan?.marks ?? []
    for (const [i, one] of marks.entries())
      for (const other of marks.slice(i + 1))
        expect(Math.max(Math.abs(one.middle.x - other.middle.x), Math.abs(one.middle.y - other.middle.y))).toBeGreaterThan(one.size)
  })
  it.each([
    ['above it', 10, 10, -1],
    ['below it where the board ends', 10, 29, 1],
    ['and never off the board', 0, 0, -1]
  ])('has its plate %s', (_, x, y, side) => {
    const { plate } = fanOut(crowd(x, y), { x, y }, WHOLE) ?? { plate: { x: NaN, y: NaN, width: NaN, height: NaN } }
    const middle = 29 - y + 0.5
    expect(Math.sign(plate.y + plate.height / 2 - middle)).toBe(side)
    expect([plate.x >= 0, plate.x + plate.width <= 30, plate.y >= 0, plate.y + plate.height <= 30]).toEqual([true, true, true, true])
  })
  it('is not spread without a crowd, nor where everybody has room already', () => {
    expect(fanOut(crowd(10, 10), { x: 11, y: 10 }, WHOLE)).toBeNull()
    expect(fanOut(crowd(10, 10), { x: 10, y: 10 }, { left: 9, top: 18, size: 4 })).toBeNull()
  })
})
