import { describe, expect, it } from 'vitest'
import { attack, duel, play, shot } from '@kit/systems/dystopian-wars'
import type { BattleState } from '../model/battle'
import { WING_ORDNANCE } from '../model/force'
import { inconsistencyInBattle } from './validate-state'

const state = play(duel(), attack('a', 'x'))
/** The battle with this as the fire of its attack. */
function firing(combatantId: string, weapon: string): BattleState {
  const { activation } = state
  if (activation === null) throw new Error('a squadron acts')
  const attacks = activation.attacks.map(one => ({ ...one, parts: [shot(combatantId, weapon)] }))
  return { ...state, activation: { ...activation, attacks } }
}

describe('a battle from outside', () => {
  it('makes sense as it was played, between two sides', () => {
    expect(inconsistencyInBattle(state)).toBeNull()
  })
  it('makes none on one side alone', () => {
    expect(inconsistencyInBattle({ ...state, forces: state.forces.map(force => ({ ...force, sideId: 'A' })) })).toBe('forces')
  })
  it('makes none where somebody fires what it does not carry', () => {
    expect(inconsistencyInBattle(firing('a', 'ray'))).toBe('activation')
    expect(inconsistencyInBattle(firing('f', WING_ORDNANCE))).toBeNull()
    expect(inconsistencyInBattle(firing('f', 'gun'))).toBe('activation')
  })
})
