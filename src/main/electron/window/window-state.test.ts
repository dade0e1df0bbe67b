import { describe, expect, it } from 'vitest'
import { minimumSize, openingState as stateOn, stateText, type Bounds } from './window-state'

const LAPTOP: Bounds = { x: 0, y: 0, width: 1920, height: 1040 }
const TELEVISION: Bounds = { x: 1920, y: -200, width: 3840, height: 2160 }
const CENTRED = { x: 277, y: 136, width: 1366, height: 768 }

/** The first of these is the primary display, as it mostly is. */
const openingState = (text: string | null, all: readonly Bounds[]): ReturnType<typeof stateOn> =>
  stateOn(text, { all, primary: all[0] ?? LAPTOP })

describe('window state', () => {
  it('opens in the middle of the first display at first', () => {
    expect(openingState(null, [LAPTOP, TELEVISION])).toEqual({ format: 1, bounds: CENTRED, isMaximized: false })
  })

  it('comes back where it was', () => {
    const bounds = { x: 2000, y: -100, width: 1600, height: 900 }
    expect(openingState(stateText(bounds, true), [LAPTOP, TELEVISION])).toEqual({ format: 1, bounds, isMaximized: true })
  })

  it('comes to the first display when its own is gone, still maximized', () => {
    const onTelevision = stateText({ x: 2000, y: -100, width: 1600, height: 900 }, true)
    expect(openingState(onTelevision, [LAPTOP])).toEqual({ format: 1, bounds: CENTRED, isMaximized: true })
  })

  it.each<[string, Bounds]>([
    ['above every display', { x: 0, y: -50, width: 1366, height: 768 }],
    ['below every display', { x: 0, y: 1020, width: 1366, height: 768 }],
    ['left of every display', { x: -1340, y: 0, width: 1366, height: 768 }],
    ['right of every display', { x: 1900, y: 0, width: 1366, height: 768 }]
  ])('does not open with its title bar %s', (_where, bounds) => {
    expect(openingState(stateText(bounds, false), [LAPTOP]).bounds).toEqual(CENTRED)
  })

  it('is never smaller than a battle needs', () => {
    expect(openingState(stateText({ x: 10, y: 10, width: 200, height: 100 }, false), [LAPTOP]).bounds).toEqual({
      x: 10,
      y: 10,
      width: 1024,
      height: 640
    })
  })

  it('fits a display smaller than the first size', () => {
    expect(openingState(null, [{ x: 0, y: 24, width: 1280, height: 700 }]).bounds).toEqual({ x: 0, y: 24, width: 1280, height: 700 })
  })

  it.each([
    '',
    '{',
    '[]',
    '{"format":2}',
    '{"format":1,"bounds":{"x":1e999,"y":0,"width":9,"height":9},"isMaximized":false}',
    stateText({ x: 0, y: 0, width: -5, height: 9 }, false)
  ])('takes %j for nothing kept', text => {
    expect(openingState(text, [LAPTOP]).bounds).toEqual(CENTRED)
  })

  it('opens on the primary display, wherever that is in the list', () => {
    expect(stateOn(null, { all: [TELEVISION, LAPTOP], primary: LAPTOP }).bounds).toEqual(CENTRED)
  })

  it('may be as small as a battle can be, and as the smallest display is', () => {
    const small = { x: 0, y: 0, width: 911, height: 472 }
    expect(minimumSize({ all: [LAPTOP], primary: LAPTOP })).toEqual({ width: 1024, height: 640 })
    expect(minimumSize({ all: [LAPTOP, small], primary: LAPTOP })).toEqual({ width: 911, height: 472 })
    expect(minimumSize({ all: [], primary: { ...LAPTOP, height: 600 } })).toEqual({ width: 1024, height: 600 })
    expect(openingState(stateText({ x: 0, y: 0, width: 500, height: 300 }, false), [small]).bounds).toEqual(small)
  })
})
