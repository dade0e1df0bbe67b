import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState, Engagement } from '../model/battle'
import type { ShipId } from '../model/design'
import type { engagementEvents } from '../schema/events-v1/engagement'
import { currentEngagement, withActivation, withEngagement } from '../state'
import { nameIn, word } from './words'

/** An engagement of two ships: the manoeuvre test, their position, the weapon of the active ship, and its end. */
export type EngagementEvent = Infer<(typeof engagementEvents)[number]>

export const ENGAGEMENT_EVENTS: EventTable<BattleState, EngagementEvent> = {
  engagementBegun: {
    evolve(state, { shipId, targetId }) {
      return withActivation(state, activation => ({
        ...activation,
        engagedIds: [...activation.engagedIds, shipId],
        engagement: newEngagement(shipId, targetId)
      }))
    },
    describe: (state, { shipId, targetId }, say) => say({ ship: nameIn(state, shipId), target: nameIn(state, targetId) }, 'PW-043')
  },
  manoeuvreRolled: {
    evolve: (state, { winnerId }) => withEngagement(state, engagement => ({ ...engagement, winnerId })),
    describe(state, { shipId, targetId, totals, winnerId }, say) {
      const values = { ship: nameIn(state, shipId), target: nameIn(state, targetId), own: totals[0], enemy: totals[1] }
      if (winnerId === null) return say(values, 'PW-045', 'tied')
      return say({ ...values, winner: nameIn(state, winnerId) }, 'PW-044', 'won')
    }
  },
  positionSet: {
    evolve(state, { firingSector, targetSector }) {
      return withEngagement(state, engagement => ({ ...engagement, stage: 'weapon', firingSector, targetSector }))
    },
    describe(state, { by, firingSector, targetSector }, say) {
      const { shipId, targetId } = currentEngagement(state) ?? { shipId: '', targetId: '' }
      const ships = { ship: nameIn(state, shipId), target: nameIn(state, targetId) }
      return say({ ...ships, from: word('sector', firingSector), at: word('sector', targetSector) }, 'PW-046', by)
    }
  },
  weaponChosen: {
    evolve: (state, { weapon }) => withEngagement(state, engagement => ({ ...engagement, weapon })),
    describe: (state, { shipId, weapon, range }, say) => say({ ship: nameIn(state, shipId), weapon, range }, 'PW-017')
  },
  engagementEnded: {
    evolve: state => withActivation(state, activation => ({ ...activation, engagement: null })),
    describe(state, { shipId, targetId, because, reason }, say) {
      return say({ ship: nameIn(state, shipId), target: nameIn(state, targetId), reason }, 'PW-043', because)
    }
  }
}

function newEngagement(shipId: ShipId, targetId: ShipId): Engagement {
  return {
    shipId,
    targetId,
    stage: 'position',
    winnerId: null,
    firingSector: null,
    targetSector: null,
    weapon: null,
    role: 'active',
    hasRiposted: false,
    shot: null
  }
}
