import { describe, expect, it } from 'vitest'
import { describeError } from './log'

describe('telling an error', () => {
  it('names what caused it, however deep', () => {
    const error = new Error('no checkpoint', { cause: new Error('no write', { cause: 'no space' }) })
    expect(describeError(error)).toMatch(/no checkpoint[\s\S]*caused by [\s\S]*no write[\s\S]*caused by no space/u)
  })

  it('takes whatever was thrown', () => {
    expect(describeError(undefined)).toBe('undefined')
    expect(describeError({ code: 5 })).toBe('[object Object]')
  })
})
