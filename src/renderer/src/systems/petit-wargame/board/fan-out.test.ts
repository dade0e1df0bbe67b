import { describe, expect, it } from 'vitest'
import { aShip, aSquadron, at, battle, sh } from '@kit/systems/petit-wargame'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { withShip } from '@shared/systems/petit-wargame/state'
import { boardMarks } from './board-marks'
import { fanOut, type Fan } from './fan-out'
import { WHOLE, type MapView } from './map-view'

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

/** Its fan, over the counters as they are drawn. */
const fanned = (state: BattleState, square: { readonly x: number; readonly y: number }, view: MapView = WHOLE): Fan | null =>
  fanOut(state, square, view, boardMarks(state, view.size))

describe('a crowded square that is pointed at', () => {
  it('spreads its ships over a plate, side by side in the order of their numbers, none over another', () => {
    const fan = fanned(crowd(10, 10), { x: 10, y: 10 })
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
    const { plate } = fanned(crowd(x, y), { x, y }) ?? { plate: { x: NaN, y: NaN, width: NaN, height: NaN } }
    const middle = 29 - y + 0.5
    expect(Math.sign(plate.y + plate.height / 2 - middle)).toBe(side)
    expect([plate.x >= 0, plate.x + plate.width <= 30, plate.y >= 0, plate.y + plate.height <= 30]).toEqual([true, true, true, true])
  })
  it('hides neither its own counters with their masts, nor those of its neighbours', () => {
    const near = withShip(crowd(10, 10), sh('z'), ship => ({ ...ship, position: at(10, 13, 0) }))
    for (const state of [crowd(10, 10), near]) {
      const { plate } = fanned(state, { x: 10, y: 10 }) ?? { plate: { x: NaN, y: NaN, width: NaN, height: NaN } }
      for (const { middle, size, mast } of boardMarks(state)) {
        const isBeside = middle.x + size / 2 < plate.x || middle.x - size / 2 > plate.x + plate.width
        const isClear = middle.y + size / 2 < plate.y || middle.y - size / 2 - mast > plate.y + plate.height
        expect(isBeside || isClear).toBe(true)
      }
    }
  })
  it('is not spread without a crowd, nor where everybody has room already', () => {
    expect(fanned(crowd(10, 10), { x: 11, y: 10 })).toBeNull()
    expect(fanned(crowd(10, 10), { x: 10, y: 10 }, { left: 9, top: 18, size: 4 })).toBeNull()
  })
})
