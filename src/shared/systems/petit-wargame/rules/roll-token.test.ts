import { describe, expect, it } from 'vitest'
import { runRule } from '../../../core/dice/run-rule'
import { tokensOf } from '../derive/tokens'
import { rollTokens } from './roll-token'

const drawn = (tokens: readonly number[], count: number, ...faces: readonly number[]) => {
  const run = runRule(
    rollTokens(tokens, count, 'A'),
    faces.map(face => [face])
  )
  return run.kind === 'done' ? run.value : run.request.die
}

describe('tokens drawn by dice (PW-064, PW-065)', () => {
  it('are told apart by one die up to twenty of them', () => {
    expect(drawn([2, 3, 4], 2, 3, 1)).toEqual([2, 4])
    expect(drawn(tokensOf('detection'), 1)).toBe('d20')
  })
  it('are told apart by two d6 beyond, rolled again past the last', () => {
    const combat = tokensOf('combat')
    expect([drawn(combat, 1, 1, 1), drawn(combat, 1, 6, 6), drawn(combat, 1, 1, 4)]).toEqual([[2], [12], [4]])
    // With 35 left, a result of 36 is rolled again.
    expect(drawn(combat, 2, 1, 1, 6, 6, 6, 5)).toEqual([2, 12])
  })
})
