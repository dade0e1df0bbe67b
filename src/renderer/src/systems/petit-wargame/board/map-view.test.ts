import { describe, expect, it } from 'vitest'
import { between, CLOSEST, fitting, panned, showing, WHOLE, zoomed, zoomPoint, type MapView } from './map-view'

const at = (view: MapView, x: number, y: number): readonly number[] => [(x - view.left) / view.size, (y - view.top) / view.size]

describe('the part of the board that is shown (PW-001)', () => {
  it('comes closer to a point that stays where it is on the screen, and goes back to the whole', () => {
    const close = zoomed(WHOLE, 3, { x: 12, y: 18 })
    expect(close).toEqual({ left: 8, top: 12, size: 10 })
    expect(at(close, 12, 18)).toEqual(at(WHOLE, 12, 18))
    expect(zoomed(close, 1 / 3, { x: 12, y: 18 })).toEqual(WHOLE)
  })
  it('has an end in both directions, and never leaves the board', () => {
    expect(zoomed(WHOLE, 100, { x: 0, y: 0 })).toEqual({ left: 0, top: 0, size: CLOSEST })
    expect(zoomed(WHOLE, 0.5, { x: 12, y: 18 })).toEqual(WHOLE)
    expect(panned({ left: 8, top: 12, size: 10 }, 100, -100)).toEqual({ left: 20, top: 0, size: 10 })
    expect(zoomed({ left: 20, top: 20, size: 10 }, 0.5, { x: 21, y: 21 })).toEqual({ left: 10, top: 10, size: 20 })
  })
  it('moves no further than to see a whole square, the highest y on top', () => {
    const close: MapView = { left: 8, top: 12, size: 10 }
    expect(showing(close, { x: 12, y: 12 })).toEqual(close)
    expect(showing(close, { x: 18, y: 12 })).toEqual({ left: 9.5, top: 12, size: 10 })
    expect(showing(close, { x: 12, y: 29 })).toEqual({ left: 8, top: 0, size: 10 })
    expect(showing(close, { x: 0, y: 0 })).toEqual({ left: 0, top: 20, size: 10 })
    expect(showing(WHOLE, { x: 29, y: 29 })).toEqual(WHOLE)
  })
  it('begins with what is there and some squares around it, on the board', () => {
    expect(fitting([])).toEqual(WHOLE)
    expect(fitting([{ x: 10, y: 14 }])).toEqual({ left: 6, top: 11, size: 9 })
    expect(
      fitting([
        { x: 10, y: 14 },
        { x: 13, y: 15 }
      ])
    ).toEqual({ left: 6, top: 9, size: 12 })
    expect(fitting([{ x: 0, y: 0 }])).toEqual({ left: 0, top: 21, size: 9 })
    expect(
      fitting([
        { x: 2, y: 3 },
        { x: 27, y: 3 }
      ])
    ).toEqual(WHOLE)
  })
  it('is zoomed about the square pointed at, and about its middle once that is out of sight', () => {
    const close: MapView = { left: 8, top: 12, size: 10 }
    expect(zoomPoint(close, { x: 12, y: 11 })).toEqual({ x: 12.5, y: 18.5 })
    expect(zoomPoint(close, { x: 2, y: 11 })).toEqual({ x: 13, y: 17 })
  })
  it('travels so that the point it is zoomed about stays where it is all the way', () => {
    const close = zoomed(WHOLE, 3, { x: 12, y: 18 })
    for (const part of [0, 0.3, 0.7, 1]) {
      const [x = 0, y = 0] = at(between(WHOLE, close, part), 12, 18)
      expect([x, y].map(one => one.toFixed(9))).toEqual(['0.400000000', '0.600000000'])
    }
    expect(between(WHOLE, close, 1).size).toBeCloseTo(10, 12)
  })
})
