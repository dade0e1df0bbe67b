import { describe, expect, it } from 'vitest'
import { attack, counter, duel, next, playAll, rolledFor } from '@kit/systems/dystopian-wars'
import type { BattleState } from '../model/battle'
import { whoseTurn } from './whose-turn'

const speaks = (state: BattleState): unknown => [whoseTurn(state).step, whoseTurn(state).sideIds]
const flying = duel({ a: { type: 'flying' }, x: { shields: 2 } })

describe('whose turn it is in an attack (DW-001 to DW-064)', () => {
  it('is the attacker’s to declare and to roll, and the defender’s to counter', () => {
    const declared = playAll(flying, attack('a', 'x'), next)
    expect([speaks(flying), speaks(declared), speaks(playAll(declared, next))]).toEqual([
      ['declareAttacks', ['A']],
      ['declareCounters', ['B']],
      ['attack', ['A']]
    ])
    expect(speaks(playAll(declared, counter('x', 'a'), next))).toEqual(['resolveCounters', ['B']])
  })
  it('is the defender’s to raise shields, and both’s to apply the damage', () => {
    expect(speaks(rolledFor(duel({ x: { shields: 2 } }), 3))).toEqual(['shields', ['B']])
    expect(speaks(rolledFor(duel(), 3))).toEqual(['damage', ['A', 'B']])
  })
})
