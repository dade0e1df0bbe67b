import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import type { BattleState } from '../model/battle'

/** The battle without what this viewer does not see at all: hidden ships of others, the attacks they are part of, and locks on them. */
export function seenBy(state: BattleState, viewer: Viewer): BattleState {
  if (viewer.kind === 'gm') return state
  const ownSquads = new Set<string>(state.squads.filter(squad => isOwn(viewer, squad.sideId)).map(squad => squad.id))
  const ships = state.ships.filter(ship => ship.isHidden !== true || ownSquads.has(ship.squadId))
  const ids = new Set<string>(ships.map(ship => ship.id))
  return {
    ...state,
    squads: state.squads.filter(squad => ownSquads.has(squad.id) || ships.some(ship => ship.squadId === squad.id)),
    ships: ships.map(ship => ({ ...ship, locks: ship.locks.filter(id => ids.has(id)) })),
    obligations: state.obligations.filter(due => ids.has(due.shipId)),
    measured: null,
    attacks: state.attacks.filter(attack => ids.has(attack.attackerId) && ids.has(attack.defenderId))
  }
}
