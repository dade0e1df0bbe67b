import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { movementEvents } from '../schema/events-v1/movement'
import { withShip } from '../state'
import { positionLabel } from './grid-labels'
import { nameIn, word } from './words'

export type MovementEvent = Infer<(typeof movementEvents)[number]>

export const MOVEMENT_EVENTS: EventTable<BattleState, MovementEvent> = {
  shipMoved: {
    evolve(state, { shipId, to, pd, pm }) {
      return withShip(state, shipId, ship => ({ ...ship, position: to, pdSpent: ship.pdSpent + pd, pmSpent: ship.pmSpent + pm }))
    },
    describe(state, { shipId, step, to, pd, pm }, say) {
      return say({ ship: nameIn(state, shipId), at: positionLabel(state.rulings, to), pd, pm, step: word('step', step) }, 'PW-042')
    }
  }
}
