import { describe, expect, it } from 'vitest'
import { runRule } from '../../../core/dice/run-rule'
import { plainRule } from '../derive/hit-rule'
import { hitsOf, rollPool } from './roll-pool'

const PLAIN_RULE = plainRule({})
const rolled = (dice: number, ...tape: readonly (readonly number[])[]) => runRule(rollPool('fa.roll.attack', dice, PLAIN_RULE, 'a'), tape)

describe('an attack die (FA-017)', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2]
  ])('showing %i hits %i times', (face, hits) => {
    expect(hitsOf(face, PLAIN_RULE)).toBe(hits)
  })
  it('is asked again for each 6, under a purpose of its own', () => {
    expect(rolled(3, [6, 1, 6])).toMatchObject({
      kind: 'needs',
      request: { purpose: 'fa.roll.attackExtra', die: 'd6', count: 2, actor: 'a' }
    })
  })
  it('asks for nothing more without a 6', () => {
    expect(rolled(2, [5, 4])).toMatchObject({ kind: 'done', value: { hits: 2, pools: [[5, 4]] } })
  })
  it('asks for nothing at all without dice', () => {
    expect(rolled(0)).toMatchObject({ kind: 'done', value: { hits: 0, pools: [] }, asked: [] })
  })
})

describe('a 6 of an extra die (FA-017, FA-019)', () => {
  const tape = [[6, 1], [6]]
  it('brings one more die again (fa.extraDieExplodes = yes)', () => {
    expect(rolled(2, ...tape)).toMatchObject({ kind: 'needs', request: { purpose: 'fa.roll.attackExtra', count: 1 } })
  })
  it('hits twice, and that is all (fa.extraDieExplodes = no)', () => {
    const rule = plainRule({ 'fa.extraDieExplodes': 'no' })
    expect(runRule(rollPool('fa.roll.attack', 2, rule, 'a'), tape)).toMatchObject({ kind: 'done', value: { hits: 4, pools: tape } })
  })
})

describe('the worked example of chaining sixes (FA-019)', () => {
  it('scores 8 hits with 2 4 5 6 6, then 3 6, then 1', () => {
    const result = rolled(5, [2, 4, 5, 6, 6], [3, 6], [1])
    expect(result).toMatchObject({ kind: 'done', value: { hits: 8 } })
  })
})
