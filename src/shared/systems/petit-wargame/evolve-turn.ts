import { assertNever } from '../../kernel/assert-never'
import { without } from '../../kernel/collections'
import type { TurnEvent } from './events'
import type { BattleState, Jam } from './model/battle'
import type { SquadronId } from './model/design'
import { theShip, withActivation, withShip, withSquadron } from './state'

/** Initiative, activations, detection and movement. */
export function evolveTurn(state: BattleState, event: TurnEvent): BattleState {
  switch (event.type) {
    case 'initiativeRolled':
      return { ...state, initiativeSideId: event.sideId, isInitiativeAlone: false }
    case 'initiativeGiven':
      return { ...state, initiativeSideId: event.sideId, isInitiativeAlone: event.because === 'alone' }
    case 'initiativeReopened':
      return { ...state, initiativeSideId: null, isInitiativeAlone: false }
    case 'squadronActivated':
      return activated(state, event.squadronId)
    case 'phaseEntered':
      return { ...withActivation(state, activation => ({ ...activation, detection: null, engagement: null })), phase: event.phase }
    case 'activationEnded':
      return { ...state, activation: null, initiativeSideId: null, isInitiativeAlone: false, phase: 'initiative' }
    case 'jamEnded':
      return withShip(state, event.shipId, ship => ({ ...ship, jams: without(ship.jams, jam => jam.detector === event.detector) }))
    case 'turnEnded':
      return {
        ...state,
        turn: event.turn + 1,
        initiativeSideId: null,
        isInitiativeAlone: false,
        squadrons: state.squadrons.map(squadron => ({ ...squadron, hasActed: false })),
        ships: state.ships.map(ship => ({ ...ship, pdSpent: 0, pmSpent: 0 })),
        attempts: [],
        detections: []
      }
    case 'detectionTried': {
      const { shipId, detector, targetId } = event
      const attempt = { shipId, detector, targetId }
      const tried = { ...state, attempts: [...state.attempts, attempt] }
      return event.isOpen ? withActivation(tried, activation => ({ ...activation, detection: attempt })) : tried
    }
    case 'detectionRolled': {
      const answered = withActivation(state, activation => ({ ...activation, detection: null }))
      if (event.result !== 'detected' || state.activation === null) return answered
      const found = {
        squadronId: theShip(state, event.shipId).squadronId,
        targetId: event.targetId,
        activationId: state.activation.id
      }
      return { ...answered, detections: [...state.detections, found] }
    }
    case 'detectorJammed':
      return withShip(state, event.shipId, ship => ({ ...ship, jams: jammed(ship.jams, event) }))
    case 'detectionWithdrawn': {
      const { shipId, detector, targetId } = event
      const open = withActivation(state, activation => ({ ...activation, detection: null }))
      const isIt = (one: BattleState['attempts'][number]): boolean =>
        one.shipId === shipId && one.detector === detector && one.targetId === targetId
      return { ...open, attempts: without(state.attempts, isIt) }
    }
    case 'shipMoved':
      return withShip(state, event.shipId, ship => ({
        ...ship,
        position: event.to,
        pdSpent: ship.pdSpent + event.pd,
        pmSpent: ship.pmSpent + event.pm
      }))
    default:
      return assertNever(event)
  }
}

/** Its ships move afresh, also when the GM lets it act a second time. */
function activated(state: BattleState, squadronId: SquadronId): BattleState {
  const marked = withSquadron(state, squadronId, squadron => ({ ...squadron, hasActed: true }))
  return {
    ...marked,
    ships: state.ships.map(ship => (ship.squadronId === squadronId ? { ...ship, pdSpent: 0, pmSpent: 0 } : ship)),
    activation: { id: `v${String(state.nextId)}`, squadronId, engagedIds: [], detection: null, engagement: null },
    nextId: state.nextId + 1
  }
}

function jammed(jams: readonly Jam[], { detector, untilTurn }: Jam): readonly Jam[] {
  return [...without(jams, jam => jam.detector === detector), { detector, untilTurn }]
}
