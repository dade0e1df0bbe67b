import { describe, expect, it } from 'vitest'
import { explored } from '../support/explored'
import { explorePairs } from './pair-explorer'

/** All operations on two files are tried in this many shards; a run takes some of them. */
const PARTS = 20

describe('any two files of a data folder, swapped, copied over each other or deleted', () => {
  it('leave what was there, a problem with a name, or a battle for rescue; never another state', async () => {
    const oneIn = Math.max(1, Math.floor(PARTS / explored(PARTS)))
    const { tried, answers, violations } = await explorePairs(oneIn)
    process.stdout.write(`pairs of files explored: ${tried}\n`)
    expect(violations.slice(0, 5)).toEqual([])
    expect(tried).toBeGreaterThan(1_600 / oneIn)
    const often = ['campaign other-battles', 'rescue wrong-battle', 'writable set-aside']
    const once = ['campaign missing', 'campaign wrong-owner', 'rescue entries-missing', 'rescue journal-missing']
    expect([...answers.keys()]).toEqual(expect.arrayContaining(oneIn === 1 ? [...often, ...once] : often))
  })
})
