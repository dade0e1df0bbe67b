import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import type { BattleState, Engagement, PendingDetection, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { sideOf } from '../state'

/**
 * The battle without what this viewer does not see at all: hidden squadrons of others, and under `pw.hiddenShips` whatever no detector of
 * its side has found this turn (PW-043). The table sees what every other side has found.
 */
export function seenBy(state: BattleState, viewer: Viewer): BattleState {
  if (viewer.kind === 'gm') return state
  const ownFleets = new Set<string>(state.fleets.filter(fleet => isOwn(viewer, fleet.sideId)).map(fleet => fleet.id))
  const inOpen = new Set<string>(state.squadrons.filter(one => ownFleets.has(one.fleetId) || one.isHidden !== true).map(one => one.id))
  const ships = state.ships.filter(ship => inOpen.has(ship.squadronId) && isFound(state, viewer, ship))
  const squadrons = state.squadrons.filter(one => ownFleets.has(one.fleetId) || ships.some(ship => ship.squadronId === one.id))
  const ids = new Set<string>([...ships, ...squadrons].map(one => one.id))
  const { activation } = state
  return {
    ...state,
    fleets: state.fleets.filter(fleet => ownFleets.has(fleet.id) || squadrons.some(one => one.fleetId === fleet.id)),
    squadrons,
    ships,
    activation:
      activation === null || !ids.has(activation.squadronId)
        ? null
        : { ...activation, detection: among(ids, activation.detection), engagement: among(ids, activation.engagement) }
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
