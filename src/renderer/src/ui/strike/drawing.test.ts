import { describe, expect, it } from 'vitest'
import { drawn } from './drawing'
import type { Place } from './places'
import { shotsOf } from './shots'

const LEFT: Place = { x: 20, y: 100, edge: 200, inward: 1, side: 'A' }
const RIGHT: Place = { x: 980, y: 300, edge: 800, inward: -1, side: 'B' }
const gauges = [
  { isShield: true, box: { x: 800, y: 290, width: 120, height: 8 }, max: 12, left: 0, lost: 12 },
  { isShield: false, box: { x: 800, y: 300, width: 120, height: 10 }, max: 60, left: 0, lost: 60 }
]
const places = { from: () => LEFT, to: () => RIGHT, gauges: () => gauges, heightPx: 600 }
const words = { lost: (points: number) => `-${String(points)}`, misses: 'misses', nothing: 'no damage' }
const attacks = (count: number) =>
  shotsOf(Array.from({ length: count }, (_, i) => ({ fromId: String(i), toId: String(i), isHit: true, landed: 3 })))
const shot = (isHit: boolean, landed: number) => shotsOf([{ fromId: 'hawk', toId: 'crow', isHit, landed }])

describe('the picture of a strike', () => {
  it.each([1, 12, 15, 16, 20, 60])('of %i attacks has at most 60 nodes', count => {
    expect(drawn(attacks(count), places, words).length).toBeLessThanOrEqual(60)
  })
  it('is over within 1.2 s in each node', () => {
    const ends = drawn(attacks(20), places, words).map(({ timing }) => timing.delay + timing.duration)
    expect(Math.max(...ends)).toBeLessThanOrEqual(1_200)
  })
  it('tells the damage at the inner edge of the rack, a miss as a word past its target, a harmless hit as such', () => {
    const word = (isHit: boolean, landed: number) => drawn(shot(isHit, landed), places, words).at(-1)
    expect(word(true, 12)).toMatchObject({ text: '-12', attributes: { x: '788', 'text-anchor': 'end' } })
    expect(word(false, 0)).toMatchObject({ text: 'misses', attributes: { x: '760' } })
    expect(word(true, 0)?.text).toBe('no damage')
  })
  it('lets a miss end below its target, or above it at the foot of the deck', () => {
    const ring = (heightPx: number) => drawn(shot(false, 0), { ...places, heightPx }, words).find(({ tag }) => tag === 'circle')
    expect([ring(600), ring(340)].map(one => one?.attributes['cy'])).toEqual(['334', '266'])
  })
  it('keeps words at one target apart', () => {
    const two = shotsOf([1, 2].map(landed => ({ fromId: 'hawk', toId: 'crow', isHit: true, landed })))
    expect(
      drawn(two, places, words)
        .filter(({ tag }) => tag === 'text')
        .map(({ attributes }) => attributes['x'])
    ).toEqual(['788', '740'])
  })
  it('dashes the wake of the other side, which has the same colour at night', () => {
    const wake = (side: string) =>
      drawn(shot(true, 1), { ...places, gauges: () => [], from: () => ({ ...LEFT, side }) }, words)[0]?.attributes
    expect(wake('A')).not.toHaveProperty('stroke-dasharray')
    expect(wake('B')).toHaveProperty('stroke-dasharray')
  })
  it('paints what each hit took over the gauges, and lets it go to the left', () => {
    const rects = drawn(shot(true, 15), places, words).filter(({ tag }) => tag === 'rect')
    expect(rects.map(({ attributes, frames, timing }) => [attributes['width'], frames.map(one => one['transform']), timing])).toEqual([
      ['120', ['translate(800px, 290px) scaleX(1)', 'translate(800px, 290px) scaleX(0)'], { delay: 180, duration: 120 }],
      ['6', ['translate(800px, 300px) scaleX(1)', 'translate(800px, 300px) scaleX(0)'], { delay: 300, duration: 180 }]
    ])
  })
  it('drains a gauge once, with its last hit, and without bursts where shots are many', () => {
    const shots = attacks(20).map(one => ({ ...one, toId: 'crow' }))
    const all = drawn(shots, places, words)
    expect(['rect', 'path', 'circle'].map(kind => all.filter(({ tag }) => tag === kind).length)).toEqual([2, 20, 0])
  })
  it('leaves out what is not on the screen', () => {
    expect(drawn(shot(true, 1), { ...places, to: () => null }, words)).toEqual([])
  })
})
