import { describe, expect, it } from 'vitest'
import { err, ok, type Result } from './result'

describe('a result', () => {
  const half = (n: number): Result<number, 'odd'> => (n % 2 === 0 ? ok(n / 2) : err('odd'))

  it('holds either a value or a reason', () => {
    expect(half(4)).toEqual({ ok: true, value: 2 })
    expect(half(3)).toEqual({ ok: false, error: 'odd' })
  })
})
