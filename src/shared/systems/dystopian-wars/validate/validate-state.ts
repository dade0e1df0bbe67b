import { inconsistencyIn, type StateShape } from '../../../core/validate/state-consistency'
import type { BattleState } from '../model/battle'
import { ACK_ACK, CONCUSSION_CHARGES, WING_ORDNANCE, type CombatantId, type WeaponId } from '../model/force'

const SENSE: StateShape = {
  kinds: {
    force: ['forces'],
    squadron: ['squadrons'],
    unit: ['units'],
    wing: ['wings'],
    attack: ['activation', 'attacks'],
    due: ['obligations']
  },
  references: {
    forceId: ['force'],
    squadronId: ['squadron'],
    unitId: ['unit'],
    wingId: ['wing'],
    combatantId: ['unit', 'wing'],
    targetId: ['unit', 'wing'],
    currentId: ['attack']
  },
  growing: ['nextId', 'turn', 'triedTurn']
}

/** Where a battle from outside makes no sense; null when it does. */
export function inconsistencyInBattle(state: BattleState): string | null {
  const problem = inconsistencyIn(state, SENSE)
  if (problem !== null) return problem
  if (state.squadrons.length === 0) return 'squadrons'
  if (new Set(state.forces.map(force => force.sideId)).size < 2) return 'forces'
  const { attacks, defence } = state.activation ?? { attacks: [], defence: [] }
  if (attacks.some(attack => attack.parts.length === 0)) return 'activation.attacks'
  // What is over may have lost its weapon since, by a correction of the card.
  const open = attacks.filter(({ status }) => status === 'declared' || status === 'rolled')
  const fired = [...open.flatMap(attack => attack.parts), ...defence]
  return fired.every(part => hasWeapon(state, part.combatantId, part.weaponId)) ? null : 'activation'
}

function hasWeapon(state: BattleState, combatantId: CombatantId, weaponId: WeaponId): boolean {
  if (weaponId === ACK_ACK) return true
  const unit = state.units.find(one => one.id === combatantId)
  if (unit === undefined) return weaponId === WING_ORDNANCE
  return weaponId === CONCUSSION_CHARGES || unit.weapons.some(weapon => weapon.id === weaponId)
}
