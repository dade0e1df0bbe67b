import { describe, expect, it } from 'vitest'
import { fitting } from './use-whole-rows'

/** A heading 20 high, then rows 24 high. */
const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ from: 20 + 24 * i, to: 44 + 24 * i }))

describe('a list below the centre', () => {
  it('is as high as it likes while all of it has room', () => {
    expect(fitting(rows(3), 92, 92, false)).toEqual({ height: null, hidden: 0 })
  })

  it('shows whole rows from the first on, and counts the others', () => {
    expect(fitting(rows(6), 164, 100, false)).toEqual({ height: 92, hidden: 3 })
  })

  it('shows whole rows up to the newest', () => {
    expect(fitting(rows(6), 164, 100, true)).toEqual({ height: 96, hidden: 2 })
  })

  it('scrolls where not even one has room', () => {
    expect(fitting(rows(6), 164, 18, true)).toEqual({ height: null, hidden: 5 })
  })
})
