import { describe, expect, it } from 'vitest'
import { steadyById } from './steady-by-id'

describe('what is drawn by its id', () => {
  it('stays the same object while it says the same, and is the new one as soon as it does not', () => {
    const steady = steadyById<string, { readonly hull: number }>()
    const first = steady('kestrel', { hull: 3 })
    expect(steady('kestrel', { hull: 3 })).toBe(first)
    const hit = steady('kestrel', { hull: 2 })
    expect(hit).toEqual({ hull: 2 })
    expect(steady('kestrel', { hull: 2 })).toBe(hit)
  })

  it('is never that of another id', () => {
    const steady = steadyById<string, { readonly hull: number }>()
    expect(steady('sable', { hull: 3 })).not.toBe(steady('kestrel', { hull: 3 }))
  })
})
