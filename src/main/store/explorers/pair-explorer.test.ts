import { describe, expect, it } from 'vitest'
import { explored } from '../../../../tests/support/explored'
import { explorePairs } from './pair-explorer'

/** All that can happen to two files is tried in so many parts; a run takes some of them. */
const PARTS = 20

describe('any two files of a data folder, swapped, copied over each other or deleted', () => {
  it('leave what was there, a problem with a name, or a battle for rescue; never another state', async () => {
    const stride = Math.max(1, Math.floor(PARTS / explored(PARTS)))
    const { tried, answers, violations } = await explorePairs(stride)
    process.stdout.write(`pairs of files explored: ${tried}\n`)
    expect(violations.slice(0, 5)).toEqual([])
    expect(tried).toBeGreaterThan(2_000 / stride)
    expect([...answers.keys()]).toEqual(
      expect.arrayContaining([
        'campaign wrong-owner',
        'campaign missing',
        'rescue wrong-battle',
        'rescue entries-missing',
        'rescue journal-missing',
        'writable set-aside'
      ])
    )
  })
})
