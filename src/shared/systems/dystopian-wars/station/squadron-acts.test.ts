import { describe, expect, it } from 'vitest'
import { attacksIn, duel, rolledFor, s } from '@kit/systems/dystopian-wars'
import type { BattleState } from '../model/battle'
import { dystopianStation } from './station'

const commands = (state: BattleState, squadron: string) =>
  dystopianStation.acts(state, [s(squadron)]).map(act => ({ ...act.commandOf({}), half: act.halvedOf?.({}) }))
/** Shields of `x`, which is shot at with so many hits. */
const shielded = (hits: number): BattleState => rolledFor(duel({ x: { shields: 2 } }), hits)

describe('what the player of a squadron may propose as it is shot at', () => {
  it('is all of its shields, and to go on without them', () => {
    const state = shielded(3)
    expect(state.step).toBe('shields')
    expect(attacksIn(state)[0]?.hits).toBe(3)
    expect(commands(state, 'theirs')).toMatchObject([{ type: 'rollShields', shields: 2 }, { type: 'advanceStep' }])
    expect(commands(state, 'ours')).toEqual([])
  })
})

describe('what the player of a squadron may propose as its shot strikes', () => {
  it('is its damage, of which the game master may grant half, rounded down', () => {
    const state = rolledFor(duel(), 3)
    expect(state.step).toBe('damage')
    expect(commands(state, 'ours')).toEqual([
      {
        type: 'applyDamage',
        modifiers: [],
        half: { type: 'applyDamage', modifiers: [{ source: 'gm', side: 'defender', name: '', value: -2 }] }
      }
    ])
  })
})
