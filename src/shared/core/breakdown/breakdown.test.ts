import { describe, expect, it } from 'vitest'
import { breakdown, highestOf, type BreakdownPart } from './breakdown'

const part = (label: string, value: number): BreakdownPart => ({ label, value })

describe('a breakdown', () => {
  it('adds up its parts in the order given', () => {
    const speed = breakdown([part('base', 8), null, part('shaken', -2)])
    expect(speed.total).toBe(6)
    expect(speed.parts.map(p => p.label)).toEqual(['base', 'shaken'])
  })

  it('names a part that does not count without counting it', () => {
    const held = { ...part('engines', -4), notCounted: 'suspended' }
    expect(breakdown([part('base', 8), held])).toEqual({ total: 8, parts: [part('base', 8), held] })
  })

  it('leaves parts of nothing out unless they say why they are nothing', () => {
    const why = { ...part('flagship', 0), notCounted: 'routed' }
    expect(breakdown([part('base', 8), part('range', 0), why]).parts).toEqual([part('base', 8), why])
  })

  it('of nothing is zero', () => {
    expect(breakdown([])).toEqual({ total: 0, parts: [] })
  })
})

describe('bonuses that do not stack', () => {
  it('count once, the highest, and the others say why not', () => {
    expect(highestOf([part('a', 1), part('b', 3), part('c', 2)], 'lower')).toEqual([
      { ...part('a', 1), notCounted: 'lower' },
      part('b', 3),
      { ...part('c', 2), notCounted: 'lower' }
    ])
  })

  it('of the same height count once, the first', () => {
    expect(breakdown(highestOf([part('a', 2), part('b', 2)], 'lower')).total).toBe(2)
    expect(highestOf([part('a', 2), part('b', 2)], 'lower')[0]).toEqual(part('a', 2))
  })

  it('keep an earlier reason and are not beaten by one that does not count', () => {
    const held = { ...part('a', 9), notCounted: 'suspended' }
    expect(highestOf([held, part('b', 1)], 'lower')).toEqual([held, part('b', 1)])
  })
})
