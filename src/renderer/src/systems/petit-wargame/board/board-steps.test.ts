import { describe, expect, it } from 'vitest'
import { altitudeAt, squareAt, stepOf } from './board-steps'

const HERE = { x: 10, y: 10, z: 10 }
const BOX = { left: 100, top: 50, width: 300, height: 300 }

describe('the keys of the board (PW-001)', () => {
  it('go one square or level each: arrows over the plan with north up, Page Up and Page Down through the altitudes', () => {
    const reached = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].map(key => stepOf(key, false, HERE))
    expect(reached).toEqual([
      { x: 9, y: 10, z: 10 },
      { x: 11, y: 10, z: 10 },
      { x: 10, y: 11, z: 10 },
      { x: 10, y: 9, z: 10 },
      { x: 10, y: 10, z: 11 },
      { x: 10, y: 10, z: 9 }
    ])
  })
  it('go five with Shift, and never off the map (PW-Q30)', () => {
    expect(stepOf('ArrowRight', true, HERE)).toEqual({ x: 15, y: 10, z: 10 })
    expect(stepOf('PageUp', true, { x: 0, y: 0, z: 27 })).toEqual({ x: 0, y: 0, z: 29 })
    expect(stepOf('ArrowLeft', false, { x: 0, y: 0, z: 0 })).toEqual({ x: 0, y: 0, z: 0 })
  })
  it('are no others', () => {
    expect(stepOf('a', false, HERE)).toBeNull()
  })
})

describe('a point of the screen', () => {
  it('is the square under it, the lowest y at the bottom', () => {
    expect(squareAt(BOX, 101, 349, 7)).toEqual({ x: 0, y: 0, z: 7 })
    expect(squareAt(BOX, 399, 51, 7)).toEqual({ x: 29, y: 29, z: 7 })
    expect(squareAt(BOX, 145, 345, 7)).toEqual({ x: 4, y: 0, z: 7 })
  })
  it('is the nearest square when it is beside the plan', () => {
    expect(squareAt(BOX, 0, 1000, 7)).toEqual({ x: 0, y: 0, z: 7 })
  })
  it('is an altitude beside the scale, the highest on top', () => {
    expect([altitudeAt(BOX, 51), altitudeAt(BOX, 349), altitudeAt(BOX, 200)]).toEqual([29, 0, 14])
  })
})
