import { describe, expect, it } from 'vitest'
import { chosenDisplay, foundAgain, placeIn, placeText } from './screen-place'

const LAPTOP = { id: 1, bounds: { x: 0, y: 0, width: 1920, height: 1080 } }
const TELEVISION = { id: 7, bounds: { x: 1920, y: 0, width: 3840, height: 2160 } }
const kept = { isOpen: true, display: TELEVISION }

describe('the display of the player screen', () => {
  it('is one without the game master’s window at first', () => {
    expect(chosenDisplay(null, [LAPTOP, TELEVISION], LAPTOP)).toBe(TELEVISION)
    expect(chosenDisplay(null, [TELEVISION, LAPTOP], TELEVISION)).toBe(LAPTOP)
  })
  it('is the only one where there is no other', () => {
    expect(chosenDisplay(null, [LAPTOP], LAPTOP)).toBe(LAPTOP)
  })
  it('is the one it was on, even that of the game master', () => {
    expect(chosenDisplay({ isOpen: false, display: LAPTOP }, [TELEVISION, LAPTOP], LAPTOP)).toBe(LAPTOP)
  })
  it('is known again by its id, and by its place when the id has changed', () => {
    expect(foundAgain(TELEVISION, [LAPTOP, { ...TELEVISION, bounds: LAPTOP.bounds }])?.id).toBe(7)
    expect(foundAgain(TELEVISION, [LAPTOP, { ...TELEVISION, id: 9 }])?.id).toBe(9)
    expect(foundAgain(TELEVISION, [LAPTOP])).toBeUndefined()
  })
  it('is kept as text', () => {
    expect(placeIn(placeText(kept))).toMatchObject(kept)
  })
  it.each([null, '', '{', '[]', '{"format":2}', placeText(kept).replace('true', '1'), placeText(kept).replace('"x":1920', '"x":"a"')])(
    'takes %j for nothing kept',
    text => {
      expect(placeIn(text)).toBeNull()
    }
  )
})
