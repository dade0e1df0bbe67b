import { without } from '../../../kernel/collections'
import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { shieldEvents } from '../schema/events-v1/shields'
import { withFleet } from '../state'
import { targetName } from './words'

/** Shields between volleys, and the chief engineers they depend on. */
export type ShieldEvent = Infer<(typeof shieldEvents)[number]>

export const SHIELD_EVENTS: EventTable<BattleState, ShieldEvent> = {
  shieldsRegained: {
    evolve: (state, event) => withFleet(state, event.fleetId, fleet => ({ ...fleet, sp: event.sp })),
    describe: (state, { fleetId, points, sp, face }, say) => say({ fleet: targetName(state, fleetId), points, sp, face }, 'SA-078')
  },
  shieldsCapped: {
    evolve: (state, event) => withFleet(state, event.fleetId, fleet => ({ ...fleet, sp: event.sp })),
    describe: (state, { fleetId, sp }, say) => say({ fleet: targetName(state, fleetId), sp }, 'SA-022')
  },
  engineerLost: {
    evolve: (state, { fleetId, officerId, bonus }) =>
      withFleet(state, fleetId, fleet => ({
        ...fleet,
        lostEngineers: [...without(fleet.lostEngineers, lost => lost.officerId === officerId), { officerId, bonus }]
      })),
    describe: (state, event, say) => say({ fleet: targetName(state, event.fleetId) }, 'SA-022')
  }
}
