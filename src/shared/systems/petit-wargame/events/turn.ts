import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import { NEXT_ACTIVATION, type BattleState, type ShipState } from '../model/battle'
import type { SquadronId } from '../model/design'
import type { turnEvents } from '../schema/events-v1/turn'
import { withActivation, withSquadron } from '../state'
import { nameIn, sideName, totalsOf, word } from './words'

/** The turn: initiative, and the activation of one squadron after the other through its phases. */
export type TurnEvent = Infer<(typeof turnEvents)[number]>

export const TURN_EVENTS: EventTable<BattleState, TurnEvent> = {
  initiativeRolled: {
    evolve: (state, { sideId }) => ({ ...state, initiativeSideId: sideId, isInitiativeAlone: false }),
    describe: (state, { sideId, rolls }, say) => say({ side: sideName(state, sideId), ...totalsOf(rolls) }, 'PW-028')
  },
  initiativeGiven: {
    evolve: (state, { sideId, because }) => ({ ...state, initiativeSideId: sideId, isInitiativeAlone: because === 'alone' }),
    describe: (state, { sideId, because, reason }, say) => say({ side: sideName(state, sideId), reason }, 'PW-Q09', because)
  },
  initiativeReopened: {
    evolve: state => ({ ...state, initiativeSideId: null, isInitiativeAlone: false }),
    describe: (state, { sideId }, say) => say({ side: sideName(state, sideId) }, 'PW-028')
  },
  squadronActivated: {
    evolve: (state, { squadronId }) => activated(state, squadronId),
    describe: (state, { squadronId }, say) => say({ squadron: nameIn(state, squadronId) }, 'PW-027')
  },
  phaseEntered: {
    evolve: (state, { phase }) => ({
      ...withActivation(state, activation => ({ ...activation, detection: null, engagement: null })),
      phase
    }),
    describe: (_state, { phase }, say) => say({ phase: word('phase', phase) }, 'PW-027')
  },
  activationEnded: {
    evolve: state => ({ ...state, activation: null, initiativeSideId: null, isInitiativeAlone: false, phase: 'initiative' }),
    describe: (state, { squadronId }, say) => say({ squadron: nameIn(state, squadronId) }, 'PW-027')
  },
  turnEnded: {
    evolve: (state, { turn }) => ({
      ...state,
      turn: turn + 1,
      initiativeSideId: null,
      isInitiativeAlone: false,
      squadrons: state.squadrons.map(squadron => ({ ...squadron, hasActed: false })),
      ships: state.ships.map(rested),
      attempts: [],
      detections: []
    }),
    describe: (_state, { turn }, say) => say({ turn }, 'PW-027')
  }
}

/** Its points and its riposte are there again. */
function rested(ship: ShipState): ShipState {
  return { ...ship, pdSpent: 0, pmSpent: 0, ...(ship.hasRiposted === true && { hasRiposted: false }) }
}

/**
 * Its ships may move again in full, even when the GM lets it act a second time. What the GM has let it find beforehand counts in this
 * activation (PW-043).
 */
function activated(state: BattleState, squadronId: SquadronId): BattleState {
  const marked = withSquadron(state, squadronId, squadron => ({ ...squadron, hasActed: true }))
  const id = `v${String(state.nextId)}`
  return {
    ...marked,
    ships: state.ships.map(ship => (ship.squadronId === squadronId ? { ...ship, pdSpent: 0, pmSpent: 0 } : ship)),
    detections: state.detections.map(one =>
      one.squadronId === squadronId && one.activationId === NEXT_ACTIVATION ? { ...one, activationId: id } : one
    ),
    activation: { id, squadronId, engagedIds: [], detection: null, engagement: null },
    nextId: state.nextId + 1
  }
}
