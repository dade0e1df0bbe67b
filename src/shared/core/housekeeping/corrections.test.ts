import { describe, expect, it } from 'vitest'
import { correctionRefusal, type LimitsOf } from './corrections'

interface Correction {
  readonly name?: string
  readonly note?: string
  readonly hull?: number
  readonly rating?: number | null
  readonly tokens?: Readonly<Record<string, number>>
  readonly dice?: readonly number[]
  readonly isHidden?: boolean
}
const LIMITS: LimitsOf<Correction> = { name: 'name', note: 'text', hull: [1, 9], rating: [1, 9], tokens: [0, 9], dice: [0, 9] }
const refusalOf = (correction: Correction): string | null => correctionRefusal({}, 'no-such-ship', correction, LIMITS, 10)

describe('a correction', () => {
  it('is of a thing that there is, and changes something', () => {
    expect(correctionRefusal(undefined, 'no-such-ship', { hull: 3 }, LIMITS)).toBe('no-such-ship')
    expect(refusalOf({})).toBe('nothing-to-change')
  })
  it('has names and texts of some length, and a name is not blank', () => {
    expect([{ name: 'Ember' }, { note: '' }].map(refusalOf)).toEqual([null, null])
    expect([{ name: ' ' }, { name: 'x'.repeat(11) }, { note: 'x'.repeat(11) }].map(refusalOf)).toEqual(['bad-name', 'bad-name', 'bad-name'])
  })
  it('has whole numbers within limits, each alone or by name', () => {
    const fit = [{ hull: 9 }, { rating: null }, { tokens: { focus: 2 } }, { dice: [1, 2] }, { isHidden: true }]
    expect(fit.map(refusalOf)).toEqual([null, null, null, null, null])
    const unfit = [{ hull: 0 }, { hull: 1.5 }, { rating: 10 }, { tokens: { focus: -1 } }, { dice: [1, 10] }]
    expect(unfit.map(refusalOf)).toEqual(unfit.map(() => 'bad-number'))
  })
  it('is refused for its name before its numbers', () => {
    expect(refusalOf({ hull: 0, name: '' })).toBe('bad-name')
  })
})
