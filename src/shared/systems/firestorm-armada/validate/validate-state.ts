import { inconsistencyIn, type StateShape } from '../../../core/validate/state-consistency'
import type { BattleState } from '../model/battle'

const SENSE: StateShape = {
  kinds: {
    fleet: ['fleets'],
    unit: ['units'],
    ship: ['ships'],
    wing: ['wings'],
    effect: ['effects'],
    boarding: ['boardings'],
    due: ['obligations'],
    card: ['fleets', 'hand']
  },
  references: {
    fleetId: ['fleet'],
    unitId: ['unit'],
    shipId: ['ship'],
    wingId: ['wing'],
    targetId: ['ship', 'wing', 'unit', 'fleet'],
    targets: ['ship'],
    contactId: ['ship', 'wing'],
    cardOrder: ['fleet'],
    order: ['fleet'],
    previousOrder: ['fleet'],
    activeUnitId: ['unit'],
    lastFleetId: ['fleet'],
    attackerId: ['ship'],
    byShipId: ['ship']
  },
  growing: ['nextId', 'turn', 'round', 'drawnTurn', 'points', 'victoryPoints']
}

/** Where a battle from outside makes no sense; null when it does. */
export function inconsistencyInBattle(state: BattleState): string | null {
  const problem = inconsistencyIn(state, SENSE)
  if (problem !== null) return problem
  if (state.units.length === 0) return 'units'
  if (new Set(state.fleets.map(fleet => fleet.sideId)).size < 2) return 'fleets'
  const doubled = state.ships.findIndex(({ weapons }) => new Set(weapons.map(({ id }) => id)).size < weapons.length)
  return doubled < 0 ? null : `ships.${String(doubled)}.weapons`
}
