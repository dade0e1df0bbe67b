import { describe, expect, it } from 'vitest'
import { typedValue } from './typed-value'

describe('a corrected value', () => {
  it('is set by a plain number', () => {
    expect(typedValue('12', 30)).toBe(12)
  })

  it('is shifted by a number with a sign', () => {
    expect([typedValue('+5', 30), typedValue('-5', 30), typedValue('−5', 30)]).toEqual([35, 25, 25])
  })

  it('is set below zero with an equals sign', () => {
    expect([typedValue('=-3', 30), typedValue('=3', 30)]).toEqual([-3, 3])
  })

  it('has parts where inches are measured, with a point or a comma', () => {
    expect([typedValue('3,5', 1, true), typedValue('+0.25', 1, true), typedValue('3,5', 1)]).toEqual([3.5, 1.25, null])
  })

  it('is nothing while the text is no number', () => {
    expect([typedValue('', 30), typedValue('-', 30), typedValue('five', 30), typedValue('1.5', 30)]).toEqual([null, null, null, null])
  })
})
