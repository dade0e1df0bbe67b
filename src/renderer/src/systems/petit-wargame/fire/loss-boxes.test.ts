import { describe, expect, it } from 'vitest'
import { pressed, pressedUpTo, waysToLose } from './loss-boxes'

describe('the elements that the defender names (PW-059)', () => {
  it('are ticked and unticked one by one', () => {
    expect(pressed([0], 3, 3)).toEqual([0, 3])
    expect(pressed([0, 3], 0, 3)).toEqual([3])
  })
  it('replace one another where a single one is lost', () => {
    expect(pressed([0], 3, 1)).toEqual([3])
    expect(pressedUpTo([0], 3, 1)).toEqual([3])
  })
  it('are ticked in a run from the last one with Shift, or from the first box', () => {
    expect(pressedUpTo([], 2, 3)).toEqual([2, 1, 0])
    expect(pressedUpTo([1], 3, 3)).toEqual([1, 3, 2])
    expect(pressedUpTo([4], 2, 5)).toEqual([4, 2, 3])
  })
  it('never are more than are lost, and always hold the one pressed', () => {
    expect(pressedUpTo([], 5, 3)).toEqual([5, 4, 3])
    expect(pressedUpTo([0, 1], 4, 3)).toEqual([0, 1, 4])
  })
  it('leave out in a run what has its tick already', () => {
    expect(pressedUpTo([2, 0], 3, 4)).toEqual([2, 0, 3, 1])
    expect(pressedUpTo([0, 2], 0, 4)).toEqual([2])
  })
})

describe('whole losses, chosen in one go', () => {
  const chosen = (boxes: string, count: number): readonly string[] =>
    waysToLose([...boxes], count).map(way => way.map(place => boxes.charAt(place)).join(''))
  it('are each way once, elements of a kind being alike', () => {
    expect(chosen('wwwd', 3)).toEqual(['www', 'wwd'])
    expect(chosen('wwdde', 3)).toEqual(['wwd', 'wwe', 'wdd', 'wde', 'dde'])
  })
  it('are none where a box says it, where all is lost, or where there are too many ways', () => {
    expect([chosen('wwd', 1), chosen('wwd', 3), chosen('abcdef', 3)]).toEqual([[], [], []])
  })
})
