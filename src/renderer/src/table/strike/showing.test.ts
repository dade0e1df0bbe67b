import { describe, expect, it } from 'vitest'
import { showingOf } from './showing'

const NONE = { isOff: false, isLookingBack: false, isHidden: false, isTyping: false, isStill: false }

describe('what struck', () => {
  it('is seen to fly', () => {
    expect(showingOf(NONE)).toBe('shots')
  })
  it.each(['isOff', 'isLookingBack', 'isHidden'] as const)('is not shown where it %s', why => {
    expect(showingOf({ ...NONE, isTyping: true, [why]: true })).toBe('nothing')
  })
  it.each(['isTyping', 'isStill'] as const)('is outlined where it %s', why => {
    expect(showingOf({ ...NONE, [why]: true })).toBe('outlines')
  })
})
