import { describe, expect, it } from 'vitest'
import { count, countWith, explained, fastTally, mention } from './tally'

describe('a sum with its parts', () => {
  it('names what counts and what does not', () => {
    const sum = explained(tally => {
      count(tally, 'base', 10, 'SA-016')
      countWith(tally, 'sa.ability.emp', 3, 'SA-027', undefined)
      countWith(tally, 'sa.part.fleet', 5, 'SA-004', { name: 'Lancers' })
      mention(tally, 'sa.part.engines', -1, 'SA-109', 'suspended')
    })
    expect(sum).toEqual({
      total: 18,
      parts: [
        { label: 'sa.part.base', value: 10, source: 'SA-016' },
        { label: 'sa.ability.emp', value: 3, source: 'SA-027' },
        { label: 'sa.part.fleet', value: 5, source: 'SA-004', values: { name: 'Lancers' } },
        { label: 'sa.part.engines', value: -1, source: 'SA-109', notCounted: 'sa.notCounted.suspended' }
      ]
    })
  })
  it('leaves out what is 0', () => {
    expect(explained(tally => count(tally, 'base', 0, 'SA-016')).parts).toEqual([])
  })
  it('gives the engine the same total and keeps no parts', () => {
    const tally = fastTally()
    count(tally, 'base', 10, 'SA-016')
    mention(tally, 'sa.part.engines', -1, 'SA-109', 'suspended')
    expect(tally).toEqual({ total: 10, parts: null })
  })
})
