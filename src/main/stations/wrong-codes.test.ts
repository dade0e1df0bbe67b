import { describe, expect, it } from 'vitest'
import { WrongCodes } from './wrong-codes'

describe('codes that are wrong', () => {
  const clocked = (): { readonly clock: { ms: number; now: () => number }; readonly codes: WrongCodes } => {
    const clock = { ms: 0, now: () => clock.ms }
    return { clock, codes: new WrongCodes(clock) }
  }
  const wrong = (codes: WrongCodes, from: string, times: number): void => {
    for (let count = 0; count < times; count += 1) expect(codes.isRight(from, () => false)).toBe(false)
  }

  it('make an address wait from the sixth in a minute on, and no other', () => {
    const { codes } = clocked()
    wrong(codes, 'a', 4)
    expect(codes.waitMsFor('a')).toBe(0)
    wrong(codes, 'a', 1)
    expect([codes.waitMsFor('a'), codes.waitMsFor('b')]).toEqual([2_000, 0])
  })

  it('never make the right one wrong', () => {
    const { codes } = clocked()
    wrong(codes, 'a', 50)
    expect(codes.isRight('a', () => true)).toBe(true)
  })

  it('are forgotten after a minute', () => {
    const { clock, codes } = clocked()
    wrong(codes, 'a', 5)
    clock.ms = 59_999
    expect(codes.waitMsFor('a')).toBe(2_000)
    clock.ms = 60_000
    expect(codes.waitMsFor('a')).toBe(0)
  })
})
