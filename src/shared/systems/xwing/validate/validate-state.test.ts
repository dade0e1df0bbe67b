import { describe, expect, it } from 'vitest'
import { attacked, duel, s, w } from '@kit/systems/xwing'
import type { Attack } from '../model/attack'
import type { BattleState } from '../model/battle'
import { inconsistencyInBattle } from './validate-state'

const state = attacked(duel(), 'hhh')
const having = (fields: Partial<Attack>): BattleState => ({ ...state, attacks: state.attacks.map(attack => ({ ...attack, ...fields })) })

describe('a battle from outside', () => {
  it('makes sense as it was played', () => {
    expect(inconsistencyInBattle(state)).toBeNull()
  })
  it('makes none where a ship fires what it does not carry, or at itself', () => {
    expect(inconsistencyInBattle(having({ weaponId: w('ray') }))).toBe('attacks.0.weaponId')
    // Others carry it.
    const ships = state.ships.map(ship => (ship.id === 'a' ? { ...ship, weapons: ship.weapons.slice(0, 1) } : ship))
    expect(inconsistencyInBattle({ ...having({ weaponId: w('torpedoes') }), ships })).toBe('attacks.0.weaponId')
    expect(inconsistencyInBattle(having({ defenderId: s('a') }))).toBe('attacks.0.weaponId')
  })
  it('makes none without ships', () => {
    expect(inconsistencyInBattle({ ...duel(), ships: [] })).not.toBeNull()
  })
})
