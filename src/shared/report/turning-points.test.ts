import { describe, expect, it } from 'vitest'
import type { AccountAttack } from './account'
import { byLosses, byLuck, turningPoints } from './turning-points'

const fell = (round: number, swing: number) => byLosses({ round, seq: round * 10, swing }, [{ key: 'fell' }])

describe('turning points', () => {
  it('are the strongest moment of each round, in order', () => {
    const found = turningPoints([fell(2, 0.1), fell(1, 0.2), { ...fell(1, 0.3), seq: 11 }])
    expect(found.map(({ round, seq, swing }) => [round, seq, swing])).toEqual([
      [1, 11, 0.3],
      [2, 20, 0.1]
    ])
  })
  it('are at most five, the strongest', () => {
    const found = turningPoints([1, 2, 3, 4, 5, 6].map(round => fell(round, round / 10)))
    expect(found.map(({ round }) => round)).toEqual([2, 3, 4, 5, 6])
  })
  it('are none where little changed', () => {
    expect(turningPoints([fell(1, 0.039), fell(2, 0.04)]).map(({ round }) => round)).toEqual([2])
  })
  it('are found by damage beyond its odds, against the hull of the other side', () => {
    const attack = { seq: 7, round: 2, damage: 30, expectedDamage: { mean: 10, variance: 9 } } as unknown as AccountAttack
    expect(byLuck([attack], () => 100)).toEqual([{ round: 2, seq: 7, because: 'luck', swing: 0.1, says: [], attack: 0 }])
    expect(byLuck([{ ...attack, expectedDamage: null }], () => 100)).toEqual([])
  })
  it('rank the loss of a flagship above any other moment of its round, and leave none of it out', () => {
    const lost = byLosses({ round: 2, seq: 22, swing: 0.01, hasLostFlagship: true }, [{ key: 'fell' }])
    expect(turningPoints([fell(2, 0.6), lost]).map(({ seq, because }) => [seq, because])).toEqual([[22, 'flagship']])
    expect(turningPoints([lost, ...[3, 4, 5, 6, 7].map(round => fell(round, 0.5))]).map(({ round }) => round)).toEqual([2, 3, 4, 5, 6])
  })
})
