import { describe, expect, it } from 'vitest'
import { added } from './totals'

describe('the totals of two parts of a forecast', () => {
  it('are their sums, figure by figure', () => {
    const one = { battles: 6, wins: [1, 2], draws: 1, undecided: 2, rounds: [0, 4], fleets: [{ lost: 1, destroyed: 2, hull: 30 }] } as const
    const other = {
      battles: 7,
      wins: [3, 2],
      draws: 1,
      undecided: 1,
      rounds: [5, 1],
      fleets: [{ lost: 2, destroyed: 0, hull: 12 }]
    } as const
    expect(added(one, other)).toEqual({
      battles: 13,
      wins: [4, 4],
      draws: 2,
      undecided: 3,
      rounds: [5, 5],
      fleets: [{ lost: 3, destroyed: 2, hull: 42 }]
    })
  })
})
