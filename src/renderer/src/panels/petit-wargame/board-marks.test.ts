import { describe, expect, it } from 'vitest'
import { aShip, aSquadron, at, battle, sh } from '@shared/systems/petit-wargame/testkit'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { withShip } from '@shared/systems/petit-wargame/state'
import { boardMarks, middleOf, shipsAt } from './board-marks'

const WORKS = { front: 'A' }
const start = (): BattleState =>
  battle([aSquadron('ours', aShip('a', WORKS), aShip('b', WORKS))], [aSquadron('theirs', aShip('x', WORKS), aShip('y', WORKS))])
const moved = (state: BattleState, id: string, position: ReturnType<typeof at> | null): BattleState =>
  withShip(state, sh(id), ship => ({ ...ship, position }))

describe('counters of the board (PW-001)', () => {
  it('are one for all ships of a side in a place, side by side with those of the other', () => {
    const marks = boardMarks(start())
    expect(marks.map(({ sideId, text, label, slot, slots }) => ({ sideId, text, label, slot, slots }))).toEqual([
      { sideId: 'A', text: '×2', label: '6, 6, 5', slot: 0, slots: 2 },
      { sideId: 'B', text: '×2', label: '6, 6, 5', slot: 1, slots: 2 }
    ])
  })
  it('show the number of a ship alone, counted through its side', () => {
    const marks = boardMarks(moved(start(), 'b', at(5, 5, 9)))
    expect(marks.filter(mark => mark.sideId === 'A').map(({ text, slot, slots }) => [text, slot, slots])).toEqual([
      ['1', 0, 3],
      ['2', 2, 3]
    ])
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
  it('stand in the middle of their square, the highest y on top', () => {
    expect(middleOf({ at: at(0, 29, 0), slot: 0, slots: 1, size: 1 })).toEqual({ x: 0.5, y: 0.5 })
    expect(middleOf({ at: at(4, 0, 0), slot: 0, slots: 2, size: 1 }).x).toBeLessThan(4.5)
  })
})
