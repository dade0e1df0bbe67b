import { describe, expect, it } from 'vitest'
import { stepsDone } from './lesson'

const part = { before: ['place', 'advance'], steps: ['fire', 'advance', 'fire'].map(type => ({ type })) }
const begun = ['begin', 'place', 'advance']

describe('the steps of a lesson that are done', () => {
  it.each<[string, readonly string[], number]>([
    ['none at first, though an act before was of the same type', [], 0],
    ['one by the first act of its type', ['fire'], 1],
    ['none by another act', ['move', 'advance'], 0],
    ['each but once', ['fire', 'fire', 'move', 'advance'], 2],
    ['all, and what is done after them changes nothing', ['fire', 'advance', 'fire', 'advance'], 3]
  ])('are %s', (_what, since, done) => {
    expect(stepsDone(part, [...begun, ...since])).toBe(done)
  })

  it('are one only when all its acts are there', () => {
    const long = { ...part, steps: [{ type: 'advance', times: 3 }, { type: 'fire' }] }
    const after = (...since: readonly string[]): number => stepsDone(long, [...begun, ...since])
    expect([after('advance', 'fire', 'advance'), after('advance', 'advance', 'advance')]).toEqual([0, 1])
  })
})
