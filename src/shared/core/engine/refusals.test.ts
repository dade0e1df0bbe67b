import { describe, expect, it } from 'vitest'
import { firstRefusal, type RefusalCheck } from './refusals'

type Refusal = 'too-late' | 'too-far' | 'not-there'

function* several(): RefusalCheck<Refusal, Refusal> {
  yield 'too-late'
  yield 'too-far'
  return 'not-there'
}

describe('the first refusal that is not overruled', () => {
  it('is the only one of a check that meets one', () => {
    expect(firstRefusal<Refusal>(null, [])).toBeNull()
    expect(firstRefusal<Refusal>('too-late', [])).toBe('too-late')
    expect(firstRefusal<Refusal>('too-late', ['too-late'])).toBeNull()
  })
  it('is the next one of a check that goes on', () => {
    expect(firstRefusal(several(), [])).toBe('too-late')
    expect(firstRefusal(several(), ['too-late'])).toBe('too-far')
    expect(firstRefusal(several(), ['too-far'])).toBe('too-late')
  })
  it('is always the one nobody can overrule', () => {
    expect(firstRefusal(several(), ['too-late', 'too-far', 'not-there'])).toBe('not-there')
  })
})
