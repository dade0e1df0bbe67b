import { describe, expect, it } from 'vitest'
import { runRule } from '../../../core/dice/run-rule'
import type { Faces } from '../../../core/dice/rule'
import { poolDiceOf, rollPool, type Pool, type PoolRules } from './roll-pool'

const PLAIN: PoolRules = { needed: 4, six: 'exploding', reroll: 'none' }
function pool(count: number, rules: Partial<PoolRules>, ...tape: readonly Faces[]): Pool {
  const run = runRule(rollPool('dw.roll.attack', count, 'a', { ...PLAIN, ...rules }), tape)
  if (run.kind === 'needs') throw new Error(`asks for ${run.request.purpose} ${String(run.request.count)}`)
  return run.value
}

describe('how dice hit (DW-043)', () => {
  it('a face from the number up hits once (dw.toHit = 4)', () => {
    expect(pool(5, {}, [1, 3, 4, 5, 5]).hits).toBe(3)
    expect(pool(5, { needed: 3 }, [1, 3, 4, 5, 5]).hits).toBe(4)
  })
  it('a six hits twice and adds a die, and so does that one (dw.dice = exploding)', () => {
    expect(pool(3, { six: poolDiceOf({}, null) }, [6, 6, 1], [6, 2], [4])).toEqual({
      faces: [6, 6, 1, 6, 2, 4],
      plain: 1,
      sixes: 3,
      hits: 7
    })
  })
  it('a six hits twice (dw.dice = heavy)', () => {
    expect(pool(3, { six: poolDiceOf({ 'dw.dice': 'heavy' }, null) }, [6, 6, 1]).hits).toBe(4)
  })
  it('a six hits once (dw.dice = basic)', () => {
    expect(pool(3, { six: poolDiceOf({ 'dw.dice': 'basic' }, null) }, [6, 6, 1]).hits).toBe(2)
  })
  it('a weapon may have dice of its own', () => {
    expect(poolDiceOf({ 'dw.dice': 'basic' }, 'heavy')).toBe('heavy')
  })
  it('even where only a six hits, it hits twice', () => {
    expect(pool(2, { needed: 6 }, [5, 6], [1]).hits).toBe(2)
  })
  it('no dice ask for nothing', () => {
    expect(pool(0, {}).hits).toBe(0)
  })
})

describe('dice rolled again (DW-052, DW-056)', () => {
  it('are the successes, once', () => {
    expect(pool(4, { reroll: 'successes' }, [1, 4, 6, 5], [1, 5, 2]).hits).toBe(1)
  })
  it('are the failures, once', () => {
    expect(pool(4, { reroll: 'failures' }, [1, 4, 3, 5], [1, 5]).hits).toBe(3)
  })
  it('may add dice, which are rolled again in their turn', () => {
    expect(pool(2, { reroll: 'failures' }, [1, 6], [6], [1, 4], [5]).hits).toBe(6)
  })
})
