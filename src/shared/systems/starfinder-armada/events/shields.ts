import { without } from '../../../kernel/collections'
import type { EventTable } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import type { FleetId, OfficerId } from '../model/design'
import { withFleet } from '../state'
import { targetName } from './words'

/** Shields between volleys, and the chief engineers they depend on. */
export type ShieldEvent =
  | { readonly type: 'shieldsRegained'; readonly fleetId: FleetId; readonly face: number; readonly points: number; readonly sp: number }
  /** They stood above their maximum, which has fallen. */
  | { readonly type: 'shieldsCapped'; readonly fleetId: FleetId; readonly sp: number }
  /** A fleet loses its chief engineer. `bonus` is the highest such bonus it has had, if shields may keep it (SA-Q32). */
  | { readonly type: 'engineerLost'; readonly fleetId: FleetId; readonly officerId: OfficerId; readonly bonus: number }

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
