import { describe, expect, it } from 'vitest'
import { MAX_CALL_BYTES, plainCall } from './plain-call'

describe('plain call', () => {
  it('hands on what JSON can say', () => {
    expect(plainCall('battle.draft', { text: '6 6 4', extra: undefined })).toEqual({
      ok: true,
      value: { name: 'battle.draft', args: { text: '6 6 4' } }
    })
  })

  it.each([[undefined], [7], [null], [{ toString: () => 'app.info' }], ['x'.repeat(65)]])('refuses %j as a name', name => {
    expect(plainCall(name, {})).toEqual({ ok: false, error: { code: 'bad-call', detail: 'name' } })
  })

  it('takes a name of 64 characters', () => {
    expect(plainCall('x'.repeat(64), {})).toMatchObject({ ok: true })
  })

  it('refuses what JSON cannot say', () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    for (const args of [circle, undefined, { big: 10n }, () => 0])
      expect(plainCall('app.info', args)).toEqual({ ok: false, error: { code: 'bad-args', detail: 'not plain data' } })
  })

  it('counts bytes, not letters', () => {
    const error = { ok: false, error: { code: 'bad-args', detail: 'too large' } }
    expect(plainCall('battle.draft', 'x'.repeat(MAX_CALL_BYTES))).toEqual(error)
    expect(plainCall('battle.draft', 'é'.repeat(MAX_CALL_BYTES / 2))).toEqual(error)
    expect(plainCall('battle.draft', 'x'.repeat(MAX_CALL_BYTES - 2)).ok).toBe(true)
  })
})
