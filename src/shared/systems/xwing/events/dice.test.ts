import { describe, expect, it } from 'vitest'
import { defenderWindow, duel } from '@kit/systems/xwing'
import { describe as tell, evolve } from './index'

describe('dice in a battle (XW-001)', () => {
  it('hit or miss as the event says, whatever the rules say today', () => {
    const dice = defenderWindow(duel(), 'hbb', 'bb')
    const missed = { type: 'resultsNeutralized', attackId: 'a1', evades: 0, left: { hits: 1, crits: 0 }, isHit: false } as const
    expect(evolve(dice, missed).attacks[0]?.isHit).toBe(false)
  })
  it('are cancelled by the rule on hits, or by that on critical hits (XW-025, XW-026)', () => {
    const sources = (['hits', 'crits'] as const).map(kind => tell(duel(), { type: 'resultsCancelled', attackId: 'a1', kind }).source)
    expect(sources).toEqual(['XW-025', 'XW-026'])
  })
})
