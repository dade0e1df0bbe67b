import { describe, expect, it } from 'vitest'
import { strengthIn } from '../core/balance/strength'
import { Course } from './course'
import type { Frame, FrameUnit } from './frame'

const unit = (id: string, sideId: string, left: number, more: Partial<FrameUnit> = {}): FrameUnit => {
  const hull = { left, max: 10 }
  const standing = more.standing ?? (left > 0 ? 'fighting' : 'destroyed')
  return {
    id,
    sideId,
    group: { id, name: id },
    name: id,
    hull,
    quarters: null,
    strength: strengthIn({ hull, standing }),
    standing,
    standingWord: null,
    ...more
  }
}
const frame = (round: number, ...units: readonly FrameUnit[]): Frame => ({
  round,
  word: { key: 'round' },
  phase: { key: 'phase' },
  isOver: false,
  sides: [
    { id: 'A', name: 'Us' },
    { id: 'B', name: 'Them' }
  ],
  units
})
const nobody = (): null => null

describe('the course of a battle', () => {
  it('keeps the hull of each side at the end of each round', () => {
    const course = new Course()
    course.take(frame(1, unit('a', 'A', 10), unit('b', 'B', 10)), nobody)
    course.take(frame(1, unit('a', 'A', 8), unit('b', 'B', 10)), nobody)
    course.take(frame(2, unit('a', 'A', 8), unit('b', 'B', 3)), nobody)
    expect(course.rounds.map(({ number, hull }) => [number, hull])).toEqual([
      [1, [8, 10]],
      [2, [8, 3]]
    ])
  })
  it('counts no hull of a unit that has left the fight', () => {
    const course = new Course()
    course.take(frame(1, unit('a', 'A', 7, { standing: 'gone' }), unit('b', 'B', 10)), nobody)
    expect(course.account().sides.map(side => side.hull)).toEqual([
      { left: 0, max: 10, start: 0 },
      { left: 10, max: 10, start: 10 }
    ])
  })
  it('knows no hull of a side in which one unit’s is not known', () => {
    const course = new Course()
    course.take(frame(1, unit('a', 'A', 10), unit('b', 'B', 10), unit('c', 'B', 10, { hull: null, quarters: 4 })), nobody)
    expect(course.account().sides.map(side => side.hull)).toEqual([{ left: 10, max: 10, start: 10 }, null])
  })
  it('tells by whose hand a unit fell and when, and forgets it when it fights again', () => {
    const course = new Course()
    course.take(frame(1, unit('a', 'A', 10), unit('b', 'B', 10)), nobody)
    course.take(frame(3, unit('a', 'A', 10), unit('b', 'B', 0)), () => 'a')
    expect(course.account().units[1]?.fate).toEqual({ round: 3, by: 0 })
    expect(course.account().sides[1]).toMatchObject({ standing: 0, of: 1, outIn: 3 })
    course.take(frame(4, unit('a', 'A', 10), unit('b', 'B', 2)), nobody)
    expect(course.account().units[1]?.fate).toBeNull()
    expect(course.account().sides[1]?.outIn).toBeNull()
  })
  it('says how far the balance moved: all of it when the other side is gone', () => {
    const course = new Course()
    expect(course.take(frame(1, unit('a', 'A', 10), unit('b', 'B', 10)), nobody).swing).toBe(0)
    expect(course.take(frame(1, unit('a', 'A', 10), unit('b', 'B', 10)), nobody).swing).toBe(0)
    expect(course.take(frame(1, unit('a', 'A', 10), unit('b', 'B', 0)), nobody).swing).toBe(0.5)
  })
  it('tells of a unit in the moments in which it is there, and in no later one', () => {
    const course = new Course()
    course.take(frame(1, unit('a', 'A', 10), unit('b', 'B', 10), unit('c', 'B', 10)), nobody)
    const { swing } = course.take(frame(2, unit('a', 'A', 10), unit('b', 'B', 10)), nobody)
    expect([course.account().units.map(({ name }) => name), course.account().sides[1]?.of]).toEqual([['a', 'b'], 1])
    expect([course.rounds.map(({ hull }) => hull), [...course.places().keys()], swing]).toEqual([
      [
        [10, 20],
        [10, 10]
      ],
      ['a', 'b'],
      0
    ])
  })
  it('moves no balance where somebody comes into sight, and all of it where somebody falls', () => {
    const course = new Course()
    course.take(frame(1, unit('a', 'A', 10), unit('b', 'B', 10)), nobody)
    expect(course.take(frame(1, unit('a', 'A', 10), unit('b', 'B', 10), unit('c', 'B', 1)), nobody).swing).toBe(0)
    expect(course.take(frame(1, unit('a', 'A', 10), unit('b', 'B', 0), unit('c', 'B', 1)), nobody).swing).toBeGreaterThan(0)
  })
  it('counts reinforcements from their arrival: not in what a side began with, nor in the rounds before', () => {
    const course = new Course()
    course.take(frame(0, unit('a', 'A', 10), unit('b', 'B', 4)), nobody)
    course.take(frame(1, unit('a', 'A', 9), unit('b', 'B', 4)), nobody)
    course.take(frame(3, unit('a', 'A', 9), unit('b', 'B', 4), unit('c', 'B', 10)), nobody)
    const { sides, units } = course.account()
    expect(sides.map(({ hull, of }) => [hull, of])).toEqual([
      [{ left: 9, max: 10, start: 10 }, 1],
      [{ left: 14, max: 20, start: 4 }, 2]
    ])
    expect([course.hullMax(1, 1), course.hullMax(1, 3)]).toEqual([10, 20])
    expect(units.map(({ since }) => since)).toEqual([undefined, undefined, 3])
  })
  it('notices that a flagship is lost, and no other', () => {
    const course = new Course()
    const sides = (hull: number, other: number) => frame(1, unit('a', 'A', hull, { isFlagship: true }), unit('b', 'B', other))
    course.take(sides(10, 10), nobody)
    expect(course.take(sides(1, 10), nobody).hasLostFlagship).toBe(false)
    expect(course.take(sides(1, 0), nobody).hasLostFlagship).toBe(false)
    expect(course.take(sides(0, 0), nobody).hasLostFlagship).toBe(true)
  })
})
