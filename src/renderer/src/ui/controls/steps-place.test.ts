import { describe, expect, it } from 'vitest'
import type { Box } from '../dialogs/card-place'
import { stepsPlace } from './steps-place'

const box = (left: number, top: number, width = 60, height = 44): Box => ({ left, top, width, height })
const size = { width: 200, height: 50 }
const view = { width: 800, height: 600 }
const field = box(100, 200)

describe('the place of the steps by their field', () => {
  it('is below it', () => {
    expect(stepsPlace(field, size, view, [])).toEqual({ left: 100, top: 248 })
  })
  it('is beside it where another field is below', () => {
    expect(stepsPlace(field, size, view, [box(100, 250)])).toEqual({ left: 164, top: 197 })
  })
  it('is above it where there is none beside it', () => {
    expect(stepsPlace(field, size, { width: 320, height: 600 }, [box(100, 250)])).toEqual({ left: 100, top: 146 })
  })
  it('is to the left of a field at the right edge', () => {
    const last = box(740, 200)
    expect(stepsPlace(last, size, view, [box(740, 250), box(740, 150)])).toEqual({ left: 536, top: 197 })
  })
  it('covers as little as it can where it must cover something', () => {
    const around = [box(100, 250), box(170, 250), box(100, 150)]
    expect(stepsPlace(field, size, { width: 320, height: 600 }, around)).toEqual({ left: 100, top: 146 })
  })
  it('is inside the window, however small', () => {
    expect(stepsPlace(box(0, 0), size, { width: 210, height: 90 }, [])).toEqual({ left: 0, top: 40 })
  })
})
