import { describe, expect, it } from 'vitest'
import { leftAfter, withRowO } from './tokens'

describe('tokens and row O (PW-063, PW-064)', () => {
  it('row O is the maximum of each column', () => {
    expect(
      withRowO([
        [1, 9],
        [4, 2]
      ])
    ).toEqual([
      [1, 9],
      [4, 2],
      [4, 9]
    ])
  })
  it('what is drawn is gone, each token once', () => {
    expect([leftAfter([2, 3, 3], [3]), leftAfter([2, 3, 3], [2, 2]), leftAfter([2, 3], [9])]).toEqual([[2, 3], null, null])
  })
})
