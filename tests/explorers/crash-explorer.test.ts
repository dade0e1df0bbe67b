import { describe, expect, it } from 'vitest'
import { explored } from '../support/explored'
import { exploreBattle } from './crash-explorer'
import { exploreDocument } from './document-explorer'

const SEEDS = explored(3)
/** At least this many with each seed. */
const STATES_MIN = 50_000 / 3

describe('a disk that crashes at every step, and again in the run after (R3)', () => {
  let states = 0

  it('never loses, invents or changes an acknowledged entry of a battle, and always opens it', async () => {
    const violations: string[] = []
    let tornTails = 0
    for (let seed = 1; seed <= SEEDS; seed++) {
      const found = await exploreBattle({ seed, crashesPerStep: 14, secondCrashes: 1 })
      states += found.states
      tornTails += found.tornTails
      violations.push(...found.violations)
    }
    expect(violations.slice(0, 5)).toEqual([])
    expect(tornTails, 'crashes must be rough enough to tear').toBeGreaterThan((SEEDS * 1_000) / 3)
  })

  it('never loses or changes a saved document, and needs no generation before', async () => {
    const violations: string[] = []
    for (let seed = 1; seed <= SEEDS; seed++) {
      const found = await exploreDocument(seed, { first: 14, second: 2 })
      states += found.states
      violations.push(...found.violations)
    }
    expect(violations.slice(0, 5)).toEqual([])
  })

  it('was tried in enough states', () => {
    process.stdout.write(`crash states explored: ${states}\n`)
    expect(states).toBeGreaterThanOrEqual(SEEDS * STATES_MIN)
  })
})
