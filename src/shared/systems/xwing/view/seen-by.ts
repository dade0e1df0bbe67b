import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import { initiativeDue } from '../derive/whose-turn'
import type { BattleState } from '../model/battle'
import { conductEngagement } from '../rules/conduct'
import { Story } from '../rules/story'
import { theShip } from '../state'

/**
 * The battle without what this viewer does not see at all: hidden ships of others, the attacks they are part of, and locks on them. It
 * stands where it would stand without them, so that what waits for a hidden ship looks like any other wait: the ships that are seen are due
 * in their order, wrecks leave, and after the last of them the engagement is over (XW-031, XW-040).
 */
export function seenBy(state: BattleState, viewer: Viewer): BattleState {
  if (viewer.kind === 'gm') return state
  const ownSquads = new Set<string>(state.squads.filter(squad => isOwn(viewer, squad.sideId)).map(squad => squad.id))
  const ships = state.ships.filter(ship => ship.isHidden !== true || ownSquads.has(ship.squadId))
  const ids = new Set<string>(ships.map(ship => ship.id))
  return withoutWaiting({
    ...state,
    squads: state.squads.filter(squad => ownSquads.has(squad.id) || ships.some(ship => ship.squadId === squad.id)),
    ships: ships.map(ship => ({ ...ship, locks: ship.locks.filter(id => ids.has(id)) })),
    obligations: state.obligations.filter(due => ids.has(due.shipId)),
    measured: null,
    attacks: state.attacks.filter(attack => ids.has(attack.attackerId) && ids.has(attack.defenderId)),
    nextId: 0
  })
}

/** On to where nothing waits but what is there. So it stands once the battle is over: no wreck comes back with its end. */
function withoutWaiting(seen: BattleState): BattleState {
  const [attack] = seen.attacks
  if (attack !== undefined) {
    const { initiative } = theShip(seen, attack.attackerId)
    return { ...seen, initiative: seen.phase !== 'engagement' ? null : attack.kind === 'standard' ? initiative : initiativeDue(seen) }
  }
  const story = new Story(seen)
  conductEngagement(story)
  return seen.isOver ? { ...story.state, initiative: null } : story.state
}
