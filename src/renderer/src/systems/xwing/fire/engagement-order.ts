import { mayEngage, shipsDue } from '@shared/systems/xwing/derive/whose-turn'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import { currentAttack } from '@shared/systems/xwing/state'

/** A ship in the order of engagement. */
interface EngagementPlace {
  readonly ship: ShipState
  /** due: may engage now. waits: later. done: has engaged. out: can no longer engage. */
  readonly state: 'due' | 'waits' | 'done' | 'out'
}

/** The ships of one initiative, in player order. */
interface InitiativeStep {
  readonly initiative: number
  readonly isNow: boolean
  readonly places: readonly EngagementPlace[]
}

/** Highest initiative first, ties by player order, without ships that have left the table (XW-040). */
export function engagementOrder(state: BattleState): readonly InitiativeStep[] {
  const onTable = state.ships.filter(ship => ship.status !== 'removed')
  const due = shipsDue(state).map(ship => ship.id)
  const attacker = currentAttack(state)?.attackerId
  const placeOf = (ship: ShipState): EngagementPlace => {
    if (ship.id === attacker || (due.includes(ship.id) && attacker === undefined)) return { ship, state: 'due' }
    if (ship.hasEngaged) return { ship, state: 'done' }
    return { ship, state: mayEngage(state, ship) ? 'waits' : 'out' }
  }
  return [...new Set(onTable.map(ship => ship.initiative))]
    .sort((one, other) => other - one)
    .map(initiative => ({
      initiative,
      isNow: initiative === state.initiative,
      places: state.squads.flatMap(squad =>
        onTable.filter(ship => ship.initiative === initiative && ship.squadId === squad.id).map(placeOf)
      )
    }))
}
