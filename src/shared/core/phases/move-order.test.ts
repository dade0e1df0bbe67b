import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueInHalves, firstHalf } from './move-order'

/** A side with this many units, this many of which have moved. */
const side = (id: string, units: number, done: number) => ({ id, quota: firstHalf(units), done, pending: units - done })

describe('the first half', () => {
  it('is rounded up', () => {
    expect([0, 1, 2, 3, 4, 5].map(firstHalf)).toEqual([0, 1, 1, 2, 2, 3])
  })
})

describe('moving in alternating halves', () => {
  /** Whose turn it is, again and again, until all have moved. */
  const play = (sides: readonly (readonly [string, number])[]): readonly string[] => {
    const done = new Map(sides.map(([id]) => [id, 0]))
    const turns: string[] = []
    for (;;) {
      const due = dueInHalves(sides.map(([id, units]) => side(id, units, done.get(id) ?? 0)))
      if (due === null) return turns
      turns.push(`${due.id}${String(due.pass)}`)
      done.set(due.id, (done.get(due.id) ?? 0) + 1)
    }
  }

  it('goes round once for the first halves and once more for the rest', () => {
    expect(
      play([
        ['a', 3],
        ['b', 2]
      ])
    ).toEqual(['a1', 'a1', 'b1', 'a2', 'b2'])
  })

  it('passes over a side that has none left', () => {
    expect(
      play([
        ['a', 1],
        ['b', 0],
        ['c', 2]
      ])
    ).toEqual(['a1', 'c1', 'c2'])
  })

  it('says how many are left in this pass', () => {
    expect(dueInHalves([side('a', 5, 1)])).toEqual({ id: 'a', pass: 1, left: 2 })
    expect(dueInHalves([side('a', 5, 3)])).toEqual({ id: 'a', pass: 2, left: 2 })
  })

  it('goes on with the next side when one has moved more than its half', () => {
    expect(dueInHalves([side('a', 4, 3), side('b', 2, 0)])).toEqual({ id: 'b', pass: 1, left: 1 })
  })

  it('turns back to no first pass when units are lost or come back meanwhile', () => {
    const lost = { id: 'b', quota: 2, done: 2, pending: 1 }
    expect(dueInHalves([{ id: 'a', quota: 2, done: 2, pending: 2 }, lost])).toEqual({ id: 'a', pass: 2, left: 2 })
    const back = { id: 'b', quota: 2, done: 2, pending: 3 }
    expect(dueInHalves([{ id: 'a', quota: 2, done: 4, pending: 0 }, back])).toEqual({ id: 'b', pass: 2, left: 3 })
  })

  it('is over when nobody is left', () => {
    expect(dueInHalves([])).toBeNull()
    expect(dueInHalves([side('a', 2, 2)])).toBeNull()
  })

  it('moves every unit exactly once, first halves before second ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }), units => {
        const turns = play(units.map((count, i) => [String.fromCharCode(97 + i), count]))
        expect(turns).toHaveLength(units.reduce((sum, count) => sum + count, 0))
        const passes = turns.map(turn => turn.slice(1))
        expect(passes).toEqual(passes.slice().sort())
      })
    )
  })
})
