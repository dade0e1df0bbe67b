import { inconsistencyIn, type StateShape } from '../../../core/validate/state-consistency'
import type { BattleState } from '../model/battle'

const SENSE: StateShape = {
  kinds: { squad: ['squads'], ship: ['ships'], attack: ['attacks'], due: ['obligations'], card: ['ships', 'faceup'] },
  references: {
    squadId: ['squad'],
    shipId: ['ship'],
    locks: ['ship'],
    targetId: ['ship'],
    attackerId: ['ship'],
    defenderId: ['ship']
  },
  growing: ['nextId', 'round']
}

/** Where a battle from outside makes no sense; null when it does. */
export function inconsistencyInBattle(state: BattleState): string | null {
  const problem = inconsistencyIn(state, SENSE)
  if (problem !== null) return problem
  if (state.ships.length === 0) return 'ships'
  if (new Set(state.squads.map(squad => squad.sideId)).size < 2) return 'squads'
  const strange = state.attacks.findIndex(({ attackerId, weaponId, defenderId }) => {
    const attacker = state.ships.find(ship => ship.id === attackerId)
    return attackerId === defenderId || attacker?.weapons.every(weapon => weapon.id !== weaponId) === true
  })
  return strange < 0 ? null : `attacks.${String(strange)}.weaponId`
}
