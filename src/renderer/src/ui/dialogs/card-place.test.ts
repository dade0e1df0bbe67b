import { describe, expect, it } from 'vitest'
import { cardPlace } from './card-place'

const room = { width: 1000, height: 600 }
const card = { width: 200, height: 100 }
const anchor = (left: number, top: number): Parameters<typeof cardPlace>[0] => ({ left, top, width: 20, height: 10 })

describe('a card', () => {
  it('stands below what it belongs to, centred', () => {
    expect(cardPlace(anchor(490, 200), card, room, 6)).toEqual({ left: 400, top: 216, heightMax: 376 })
  })

  it('stands above where it does not fit below and there is more room', () => {
    expect(cardPlace(anchor(490, 550), card, room, 6)).toEqual({ left: 400, top: 444, heightMax: 536 })
  })

  it('is never over the edge', () => {
    expect(cardPlace(anchor(0, 200), card, room, 6).left).toBe(8)
    expect(cardPlace(anchor(980, 200), card, room, 6).left).toBe(792)
  })

  it('is as high as the larger side when it fits on neither', () => {
    const tall = { width: 200, height: 900 }
    expect(cardPlace(anchor(490, 200), tall, room, 6)).toEqual({ left: 400, top: 216, heightMax: 376 })
    expect(cardPlace(anchor(490, 400), tall, room, 6)).toEqual({ left: 400, top: 8, heightMax: 386 })
  })
})
