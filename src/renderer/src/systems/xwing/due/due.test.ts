import { describe, expect, it } from 'vitest'
import { attacked, duel, having, pass, play, s } from '@kit/systems/xwing'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { dueOf } from './due'

const t = (key: string, values?: unknown): string => `${key.split('.').at(-1) ?? ''} ${Object.values(values ?? {}).join(' ')}`.trim()
const due = (state: BattleState): string => dueOf(state, t).what

describe('what is due (XW-040)', () => {
  it('is the ship that engages, or which of them', () => {
    expect(due(duel())).toBe('engages 4 a')
    const both = having(play(duel(), pass('a')), 'y', { initiative: 4 })
    expect(due(both)).toBe('engages 4 or x y')
  })
  it('is what a ship does in the attack in hand', () => {
    expect(due(attacked(duel(), 'hhc'))).toContain('ModifiesAttack')
  })
  it('is a card to name before anything else (XW-038)', () => {
    const hurt = play(having(duel(), 'x', { shields: 0 }), { type: 'sufferDamage', shipId: s('x'), hits: 0, crits: 1, reason: '' })
    expect(due(hurt)).toBe('card x')
  })
})
