import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { describeError, surviveClosedOutput } from './log'

describe('a terminal that was closed', () => {
  it('costs only what would be written there', () => {
    const output = new EventEmitter()
    surviveClosedOutput([output as never])
    expect(output.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toBe(true)
  })
})

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
