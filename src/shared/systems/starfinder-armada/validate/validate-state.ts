import { inconsistencyIn, type StateShape } from '../../../core/validate/state-consistency'
import type { BattleState } from '../model/battle'

const SENSE: StateShape = {
  kinds: {
    armada: ['armadas'],
    fleet: ['fleets'],
    officer: ['officers'],
    effect: ['effects'],
    attack: ['volley'],
    due: ['obligations']
  },
  references: {
    armadaId: ['armada'],
    fleetId: ['fleet'],
    officerId: ['officer'],
    targetId: ['fleet', 'officer', 'armada'],
    targetsThisRound: ['fleet'],
    damagedBy: ['armada'],
    order: ['armada'],
    lastMoved: ['fleet'],
    attackerId: ['fleet'],
    byFleetId: ['fleet'],
    enemyId: ['fleet'],
    ownerId: ['fleet'],
    victimId: ['officer'],
    duelistId: ['officer'],
    routedFleetId: ['fleet']
  },
  growing: ['nextId', 'round', 'since', 'outSince', 'moralePassedInRound', 'superweaponReadyRound', 'superweaponReadyBefore', 'activeFrom']
}

/** Where a battle from outside makes no sense; null when it does. */
export function inconsistencyInBattle(state: BattleState): string | null {
  const problem = inconsistencyIn(state, SENSE)
  if (problem !== null) return problem
  if (state.fleets.length === 0) return 'fleets'
  if (new Set(state.armadas.map(armada => armada.sideId)).size < 2) return 'armadas'
  const order = state.movementOrder
  if (order !== null && (order.quotas.length !== order.order.length || new Set(order.order).size < order.order.length))
    return 'movementOrder'
  const foreign = state.fleets.findIndex(fleet => fleet.targetsThisRound.includes(fleet.id))
  return foreign < 0 ? null : `fleets.${String(foreign)}.targetsThisRound`
}
