import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import type { BattleState, FleetState, MovementOrder } from '../model/battle'
import { openFleet, openOfficer, openState } from '../shape'
import { isFighting } from '../state'

/** Each armada moves half of its fleets first (SA-082). */
const PASSES = 2

/**
 * The battle without what this viewer does not see at all: hidden fleets of others, whoever is aboard them and whatever lies on them, and
 * the volley, which is staged in secret (SA-084). What is drawn is drawn from this, so that it cannot tell of anything else.
 */
export function seenBy(state: BattleState, viewer: Viewer): BattleState {
  if (viewer.kind === 'gm') return state
  const ownArmadas = new Set(state.armadas.filter(armada => isOwn(viewer, armada.sideId)).map(armada => armada.id))
  const fleets = state.fleets.flatMap(fleet => {
    if (ownArmadas.has(fleet.armadaId)) return [fleet]
    return fleet.isHidden ? [] : [openFleet(fleet)]
  })
  const armadas = state.armadas.filter(({ id }) => ownArmadas.has(id) || fleets.some(fleet => fleet.armadaId === id))
  const officers = state.officers.flatMap(officer => {
    const fleet = fleets.find(({ id }) => id === officer.fleetId)
    if (fleet === undefined) return []
    return [ownArmadas.has(fleet.armadaId) ? officer : openOfficer(officer)]
  })
  const ids = new Set<string>([...fleets, ...armadas, ...officers].map(one => one.id))
  return {
    ...openState(state),
    fleets,
    armadas,
    officers,
    effects: state.effects.filter(effect => ids.has(effect.targetId)),
    volley: [],
    scans: state.scans.filter(scan => ids.has(scan.fleetId)),
    movementOrder: state.movementOrder === null ? null : orderOf(state, fleets, state.movementOrder)
  }
}

/** The order of movement, with halves counted over the fleets that are seen: their true number may tell of one that is not. */
function orderOf(state: BattleState, fleets: readonly FleetState[], movement: MovementOrder): MovementOrder {
  const order = movement.order.filter(id => fleets.some(fleet => fleet.armadaId === id))
  const mayHaveMoved = (fleet: FleetState): boolean => isFighting(fleet) || fleet.outSince === state.round
  const moved = movement.moved?.filter(id => fleets.some(fleet => fleet.id === id)) ?? []
  return {
    checks: [],
    order,
    // Who moved last counts for what officers may do around a move (SA-047): the last that was seen to.
    lastMoved: moved.at(-1) ?? null,
    moved,
    quotas: order.map(id => Math.ceil(fleets.filter(fleet => fleet.armadaId === id && mayHaveMoved(fleet)).length / PASSES))
  }
}
