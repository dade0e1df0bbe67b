import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import type { BattleState, Engagement, PendingDetection, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { readySides } from '../derive/initiative'
import { unplacedSquadrons } from '../derive/unplaced'
import { nextSquadron } from '../rules/next-squadron'
import { Story } from '../rules/story'
import { isPresent, sideOf } from '../state'

/**
 * The battle without what this viewer does not see at all: hidden squadrons of others, and under `pw.hiddenShips` whatever no detector of
 * its side has found this turn (PW-043). The table sees what every other side has found.
 */
export function seenBy(state: BattleState, viewer: Viewer): BattleState {
  if (viewer.kind === 'gm') return state
  const seen = inSight(state, viewer)
  const after = withoutWaiting(seen, state)
  return after === seen ? seen : inSight(after, viewer)
}

/**
 * On to where nothing waits but what is there: the deployment is over with the last squadron that is seen to be placed, and the turn with
 * the last that is seen to act; so it stays when the battle ends. While a fleet is out of sight as a whole, turns are those of the table:
 * everybody knows that something is.
 */
function withoutWaiting(seen: BattleState, { fleets }: BattleState): BattleState {
  const isOpen = readRuling(seen.rulings, 'pw.hiddenShips') === 'open'
  if (!isOpen || !seen.hasBegun || seen.activation !== null) return seen
  const story = new Story(seen)
  if (seen.phase === 'deployment') {
    if (seen.fleets.some(({ sideId }) => unplacedSquadrons(seen, sideId).length > 0)) return seen
    story.tell({ type: 'deploymentEnded' })
    return story.state
  }
  if (seen.fleets.length !== fleets.length) return seen
  const isAnybodyLeft = seen.squadrons.some(one => isPresent(seen, one.id))
  if (seen.phase !== 'initiative' || !isAnybodyLeft || readySides(seen).length > 0) return seen
  nextSquadron(story)
  return story.state
}

function inSight(state: BattleState, viewer: Viewer): BattleState {
  const ownFleets = new Set<string>(state.fleets.filter(fleet => isOwn(viewer, fleet.sideId)).map(fleet => fleet.id))
  const inOpen = new Set<string>(state.squadrons.filter(one => ownFleets.has(one.fleetId) || one.isHidden !== true).map(one => one.id))
  const ships = state.ships.filter(ship => inOpen.has(ship.squadronId) && isFound(state, viewer, ship))
  const squadrons = state.squadrons.filter(one => ownFleets.has(one.fleetId) || ships.some(ship => ship.squadronId === one.id))
  const ids = new Set<string>([...ships, ...squadrons].map(one => one.id))
  return {
    ...state,
    fleets: state.fleets.filter(fleet => ownFleets.has(fleet.id) || squadrons.some(one => one.fleetId === fleet.id)),
    squadrons,
    ships,
    attempts: state.attempts.filter(one => ids.has(one.shipId) && ids.has(one.targetId)),
    detections: state.detections.filter(one => ids.has(one.squadronId) && ids.has(one.targetId)),
    winnerId: null,
    deployingSideId: null,
    nextId: 0,
    ...turnIn(state, viewer, ids)
  }
}

type Turn = Pick<BattleState, 'phase' | 'activation' | 'initiativeSideId' | 'isInitiativeAlone'>

/**
 * Whose turn it is as far as is seen. Between the squadrons that are seen a player may always propose one: who has the initiative depends
 * on squadrons that acted out of sight, so it is for the game master to say no (PW-028).
 */
function turnIn(state: BattleState, viewer: Viewer, ids: ReadonlySet<string>): Turn {
  const { activation, phase } = state
  if (activation !== null && ids.has(activation.squadronId)) {
    const { detection, engagement, engagedIds } = activation
    return {
      phase,
      activation: {
        ...activation,
        engagedIds: engagedIds.filter(id => ids.has(id)),
        detection: among(ids, detection),
        engagement: among(ids, engagement)
      },
      initiativeSideId: sideOfSquadron(state, activation.squadronId),
      isInitiativeAlone: false
    }
  }
  const isSetUp = phase === 'tables' || phase === 'deployment'
  return {
    phase: isSetUp ? phase : 'initiative',
    activation: null,
    initiativeSideId: !isSetUp && 'sideId' in viewer ? viewer.sideId : null,
    isInitiativeAlone: false
  }
}

function among<T extends PendingDetection | Engagement>(ids: ReadonlySet<string>, one: T | null): T | null {
  return one !== null && ids.has(one.shipId) && ids.has(one.targetId) ? one : null
}

function isFound(state: BattleState, viewer: Viewer, ship: ShipState): boolean {
  const side = sideOf(state, ship.id)
  if (readRuling(state.rulings, 'pw.hiddenShips') === 'open' || isOwn(viewer, side)) return true
  return state.detections.some(
    one => one.targetId === ship.id && (!('sideId' in viewer) || isOwn(viewer, sideOfSquadron(state, one.squadronId)))
  )
}

function sideOfSquadron(state: BattleState, id: string): string {
  const fleetId = state.squadrons.find(one => one.id === id)?.fleetId
  return state.fleets.find(fleet => fleet.id === fleetId)?.sideId ?? ''
}
