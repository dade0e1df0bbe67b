import type { EventTable } from '../../../core/engine/event-table'
import type { BattleState, SideRoll } from '../model/battle'
import type { Position } from '../model/board'
import type { SquadronId } from '../model/design'
import { positionLabel } from './grid-labels'
import { nameIn, sideName, totalsOf } from './words'

/** The deployment of the squadrons before the first turn. */
export type DeploymentEvent =
  | { readonly type: 'deploymentRolled'; readonly rolls: readonly SideRoll[]; readonly sideId: string }
  | { readonly type: 'squadronPlaced'; readonly squadronId: SquadronId; readonly at: Position }
  | { readonly type: 'deploymentPassed'; readonly sideId: string }
  | { readonly type: 'deploymentEnded' }

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
