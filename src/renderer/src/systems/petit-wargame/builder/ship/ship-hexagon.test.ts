import { describe, expect, it } from 'vitest'
import { emptySectors } from './ship-edits'
import { wedgesOf } from './ship-hexagon'

describe('a ship as a hexagon (PW-009)', () => {
  const wedges = wedgesOf({ size: 'small', sectors: { ...emptySectors('small'), rear: { points: 10, elements: ['engine', 'engine'] } } })
  const wedge = (sector: string) => wedges.find(one => one.sector === sector)

  it('has a wedge for each of its six sectors, none twice in one place', () => {
    expect(new Set(wedges.map(one => one.outline)).size).toBe(6)
  })
  it('has its bow above and its stern below, left and right on their sides', () => {
    expect([Math.sign(wedge('front')?.label.y ?? 0), Math.sign(wedge('rear')?.label.y ?? 0)]).toEqual([-1, 1])
    expect([Math.sign(wedge('left')?.label.x ?? 0), Math.sign(wedge('right')?.label.x ?? 0)]).toEqual([-1, 1])
  })
  it('says what each sector fires with, how far, and what it answers with', () => {
    const armed = wedgesOf({
      size: 'small',
      sectors: { ...emptySectors('small'), front: { points: 5, elements: ['C', 'a', 'C', 'A', 'f'] } }
    })
    expect(armed.map(one => [one.fire, one.defences])[0]).toEqual(['A1 C2', 'a f'])
  })
  it('is full where a sector has all the points it may have', () => {
    expect(wedge('rear')?.reach).toBe(wedge('rear')?.outline)
    expect(wedge('rear')?.filled).not.toBe(wedge('rear')?.outline)
    expect(wedge('front')?.filled).toMatch(/^M0 0L-?0.0 -?0.0L-?0.0 -?0.0Z$/u)
  })
})
