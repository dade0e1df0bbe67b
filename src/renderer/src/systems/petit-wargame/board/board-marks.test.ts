import { describe, expect, it } from 'vitest'
import { aShip, aSquadron, at, battle, sh } from '@kit/systems/petit-wargame'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { withShip } from '@shared/systems/petit-wargame/state'
import { boardMarks, shipsAt } from './board-marks'

const WORKS = { front: 'A' }
const start = (): BattleState =>
  battle([aSquadron('ours', aShip('a', WORKS), aShip('b', WORKS))], [aSquadron('theirs', aShip('x', WORKS), aShip('y', WORKS))])
const moved = (state: BattleState, id: string, position: ReturnType<typeof at> | null): BattleState =>
  withShip(state, sh(id), ship => ({ ...ship, position }))

describe('counters of the board (PW-001)', () => {
  it('are one for all ships of a side in a place, side by side with those of the other', () => {
    const marks = boardMarks(start())
    expect(marks.map(({ sideId, text, label }) => ({ sideId, text, label }))).toEqual([
      { sideId: 'A', text: '×2', label: '6, 6, 5' },
      { sideId: 'B', text: '×2', label: '6, 6, 5' }
    ])
    expect(marks.map(({ middle }) => middle.x < 5.5)).toEqual([true, false])
    // The altitude is written once for both.
    expect(marks.map(({ isLabelled }) => isLabelled)).toEqual([true, false])
  })
  it('show the number of a ship alone, counted through its side', () => {
    const marks = boardMarks(moved(start(), 'b', at(5, 5, 9)))
    expect(marks.map(({ text, at: { z } }) => [text, z])).toEqual([
      ['1', 5],
      ['×2', 5],
      ['2', 9]
    ])
    expect(marks.map(({ middle }) => middle.x)).toEqual(marks.map(({ middle }) => middle.x).sort((a, b) => a - b))
  })
  it('leave out who is not on the map or destroyed', () => {
    const gone = withShip(moved(start(), 'a', null), sh('b'), ship => ({
      ...ship,
      sectors: { ...ship.sectors, front: { ...ship.sectors.front, elements: [] } }
    }))
    expect(boardMarks(gone).map(mark => mark.sideId)).toEqual(['B'])
  })
  it('tell who is in a place', () => {
    const marks = boardMarks(moved(start(), 'b', at(5, 5, 9)))
    expect(shipsAt(marks, at(5, 5, 9)).map(ship => ship.id)).toEqual(['b'])
    expect(shipsAt(marks, at(5, 5, 5)).map(ship => ship.id)).toEqual(['a', 'x', 'y'])
  })
  it('keep to their squares beside others, and leave their altitude unwritten where one stands below', () => {
    const { size: alone } = boardMarks(moved(start(), 'a', at(9, 9, 5)))[0] ?? { size: 0 }
    const crowd = boardMarks(moved(moved(start(), 'a', at(5, 6, 5)), 'b', at(5, 6, 5)))
    expect(crowd.map(({ sideId, size, isLabelled }) => [sideId, size < alone, size <= 1, isLabelled])).toEqual([
      ['A', true, true, false],
      ['B', true, true, true]
    ])
  })
  it('keep to their square from close by, also before there is room for each ship', () => {
    for (const across of [15, 12, 9]) {
      const marks = boardMarks(start(), across)
      expect(marks.map(({ text }) => text)).toEqual(['×2', '×2'])
      for (const { middle, size } of marks) expect(Math.abs(middle.x - 5.5) + size / 2, String(across)).toBeLessThanOrEqual(0.5)
      expect((marks[1]?.middle.x ?? 0) - (marks[0]?.middle.x ?? 0)).toBeGreaterThanOrEqual(marks[0]?.size ?? 1)
    }
  })
  it('are one for each ship from close by, in rows from the lowest altitude up and none out of its square', () => {
    const close = boardMarks(moved(start(), 'b', at(5, 5, 9)), 6)
    expect(close.map(({ sideId, text, ships, isLabelled }) => [sideId, text, ships.length, isLabelled])).toEqual([
      ['A', '1', 1, true],
      ['B', '1', 1, true],
      ['B', '2', 1, true],
      ['A', '2', 1, true]
    ])
    expect(close.map(({ middle }) => [middle.x < 5.5, middle.y > 24.5])).toEqual([
      [true, true],
      [false, true],
      [true, false],
      [false, false]
    ])
  })
})
