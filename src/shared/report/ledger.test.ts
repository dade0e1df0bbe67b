import { describe, expect, it } from 'vitest'
import type { Fact } from '../core/report/report-rules'
import { Ledger } from './ledger'

const attack = (id: string, attackerId: string): Fact => ({ fact: 'attack', id, attackerId, targetId: 'prey', weapon: '' })
const result = (attackId: string, isHit: boolean): Fact => ({ fact: 'result', attackId, isHit, damage: null })
const damage = (attackId: string | null, points: number): Fact => ({ fact: 'damage', attackId, targetId: 'prey', points })
const striker = (...facts: readonly Fact[]): string | null => {
  const ledger = new Ledger()
  for (const fact of facts) ledger.enter(fact, { seq: 1, round: 1, phase: 'fire', dice: [] })
  return ledger.strikerOf('prey')
}

describe('whose hand brought a unit down', () => {
  it('is nobody’s where it was never hit, however often it was fired at', () => {
    expect(striker(attack('1', 'hawk'), result('1', false), attack('2', 'kite'))).toBeNull()
  })
  it('is the last to hit, in games that count hits alone', () => {
    expect(striker(attack('1', 'hawk'), result('1', true), attack('2', 'kite'), result('2', false))).toBe('hawk')
  })
  it('is the last to do damage, in whatever order they fired', () => {
    expect(striker(attack('1', 'hawk'), attack('2', 'kite'), damage('2', 3), damage('1', 2))).toBe('hawk')
    expect(striker(attack('1', 'hawk'), damage('1', 3), attack('2', 'kite'), damage('2', 0))).toBe('hawk')
  })
  it('is nobody’s where the attack was taken back, or something else struck it since', () => {
    expect(striker(attack('1', 'hawk'), result('1', true), { fact: 'dropped', attackId: '1' })).toBeNull()
    expect(striker(attack('1', 'hawk'), damage('1', 3), { fact: 'hazard', targetId: 'prey' })).toBeNull()
  })
})
