import { describe, expect, it } from 'vitest'
import type { Measure } from '../model/battle'
import { s } from '@kit/systems/xwing'
import type { Arc } from '../tables/arcs'
import { measuresIn } from './measures-in'

const seen = (target: string, arc: Arc, range: number): Measure => ({ targetId: s(target), arc, range, isObstructed: false })
const found = (arc: Arc, measures: readonly Measure[], arcsWithin = 'included') =>
  measuresIn({ 'xw.arcsWithin': arcsWithin }, measures, arc).map(one => [one.targetId, one.range])

describe('who is in the arc of a weapon (XW-003, XW-007)', () => {
  it('is also who is in an arc inside it (xw.arcsWithin = included)', () => {
    expect(found('front', [seen('x', 'bullseye', 2)])).toEqual([['x', 2]])
    expect(found('fullFront', [seen('x', 'bullseye', 2), seen('y', 'front', 3)])).toEqual([
      ['x', 2],
      ['y', 3]
    ])
    expect(found('fullRear', [seen('x', 'rear', 1)])).toEqual([['x', 1]])
  })
  it('is only who was measured in it (xw.arcsWithin = apart)', () => {
    expect(found('front', [seen('x', 'bullseye', 2), seen('y', 'front', 3)], 'apart')).toEqual([['y', 3]])
  })
  it('is not who is in a larger arc, or in another', () => {
    const elsewhere = [seen('x', 'front', 1), seen('x', 'turret', 1), seen('y', 'left', 2)]
    expect(found('bullseye', elsewhere)).toEqual([])
    expect(found('rear', elsewhere)).toEqual([])
  })
  it('is at the range measured in it, else at the nearest inside it', () => {
    expect(found('front', [seen('x', 'bullseye', 3), seen('x', 'front', 2)])).toEqual([['x', 2]])
    expect(found('front', [seen('x', 'front', 3), seen('x', 'bullseye', 2)])).toEqual([['x', 3]])
    expect(found('fullFront', [seen('x', 'bullseye', 3), seen('x', 'front', 2)])).toEqual([['x', 2]])
    expect(found('fullFront', [seen('x', 'front', 2), seen('x', 'bullseye', 2)])).toEqual([['x', 2]])
  })
})
