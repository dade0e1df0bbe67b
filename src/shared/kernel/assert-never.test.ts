import { describe, expect, it } from 'vitest'
import { assertNever } from './assert-never'

describe('a closed union', () => {
  it('names the member that slipped past the compiler', () => {
    const fromFile: never = JSON.parse('{"type":"warpJumped"}') as never
    expect(() => assertNever(fromFile)).toThrow('Unhandled case: {"type":"warpJumped"}')
  })
})
