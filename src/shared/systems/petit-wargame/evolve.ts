import type { PwEvent } from './events'
import { evolveFight } from './evolve-fight'
import { evolveSetup } from './evolve-setup'
import { evolveTable } from './evolve-table'
import { evolveTurn } from './evolve-turn'
import type { BattleState } from './model/battle'

/** The only maker of states. Believes every event. */
export function evolve(state: BattleState, event: PwEvent): BattleState {
  switch (event.type) {
    case 'battleBegun':
    case 'tokensShared':
    case 'tokenPlaced':
    case 'tableCompleted':
    case 'deploymentRolled':
    case 'squadronPlaced':
    case 'deploymentPassed':
    case 'deploymentEnded':
      return evolveSetup(state, event)
    case 'initiativeRolled':
    case 'initiativeGiven':
    case 'initiativeReopened':
    case 'squadronActivated':
    case 'phaseEntered':
    case 'activationEnded':
    case 'jamEnded':
    case 'turnEnded':
    case 'detectionTried':
    case 'detectionRolled':
    case 'detectorJammed':
    case 'detectionWithdrawn':
    case 'shipMoved':
      return evolveTurn(state, event)
    case 'squadronsJoined':
    case 'shipCorrected':
    case 'squadronCorrected':
    case 'fleetCorrected':
    case 'detectionCorrected':
    case 'damageCorrected':
    case 'tableCellSet':
    case 'rulingSet':
    case 'battleEnded':
    case 'battleResumed':
      return evolveTable(state, event)
    default:
      return evolveFight(state, event)
  }
}
