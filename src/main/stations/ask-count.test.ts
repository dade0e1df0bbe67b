import { describe, expect, it } from 'vitest'
import { fixedClock } from '../platform/clock'
import { AskCount } from './ask-count'

describe('the number of a roll among those a seat is asked for', () => {
  it('is the same while the roll is, and the next one for the next', () => {
    const asks = new AskCount(fixedClock(0))
    const numbers = ['7/0', '7/0', '7/1', '9/0'].map(roll => asks.nth('mara', roll))
    expect(numbers).toEqual(['0/1', '0/1', '0/2', '0/3'])
  })
  it('does not depend on what others are asked, or on what else is done', () => {
    const [quiet, busy] = [new AskCount(fixedClock(0)), new AskCount(fixedClock(0))]
    busy.nth('oduya', '3/0')
    expect(busy.nth('mara', '12/0')).toBe(quiet.nth('mara', '5/0'))
  })
  it('begins anew with every table, where no number of an earlier one comes again', () => {
    expect(new AskCount(fixedClock(1)).nth('mara', '1/0')).not.toBe(new AskCount(fixedClock(2)).nth('mara', '1/0'))
  })
})
