import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { deploymentEvents } from '../schema/events-v1/deployment'
import { positionLabel } from './grid-labels'
import { nameIn, sideName, totalsOf } from './words'

/** The deployment of the squadrons before the first turn. */
export type DeploymentEvent = Infer<(typeof deploymentEvents)[number]>

export const DEPLOYMENT_EVENTS: EventTable<BattleState, DeploymentEvent> = {
  deploymentRolled: {
    evolve: (state, { sideId }) => ({ ...state, deployingSideId: sideId }),
    describe: (state, { sideId, rolls }, say) => say({ side: sideName(state, sideId), ...totalsOf(rolls) }, 'PW-026')
  },
  squadronPlaced: {
    evolve(state, { squadronId, at }) {
      return { ...state, ships: state.ships.map(ship => (ship.squadronId === squadronId ? { ...ship, position: at } : ship)) }
    },
    describe(state, { squadronId, at }, say) {
      return say({ squadron: nameIn(state, squadronId), at: positionLabel(state.rulings, at) }, 'PW-026')
    }
  },
  deploymentPassed: {
    evolve: (state, { sideId }) => ({ ...state, deployingSideId: sideId }),
    describe: (state, { sideId }, say) => say({ side: sideName(state, sideId) }, 'PW-026')
  },
  deploymentEnded: {
    evolve: state => ({ ...state, deployingSideId: null, phase: 'initiative', turn: 1 }),
    describe: (_state, _event, say) => say({}, 'PW-026')
  }
}
