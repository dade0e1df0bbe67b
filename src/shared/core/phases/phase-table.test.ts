import { describe, expect, it } from 'vitest'
import { momentAfter } from './phase-table'

describe('the order of phases', () => {
  const order = ['engineering', 'helm', 'gunnery'] as const

  it('goes from phase to phase', () => {
    expect(momentAfter(order, { round: 2, phase: 'helm' })).toEqual({ round: 2, phase: 'gunnery' })
  })

  it('goes from the last phase to the first of the next round', () => {
    expect(momentAfter(order, { round: 2, phase: 'gunnery' })).toEqual({ round: 3, phase: 'engineering' })
  })

  it('knows its phases', () => {
    expect(() => momentAfter(['helm'], { round: 1, phase: 'lunch' })).toThrow('No such phase: lunch')
    expect(() => momentAfter([], { round: 1, phase: 'helm' })).toThrow('No such phase: helm')
  })
})
