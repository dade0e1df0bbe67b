import type { Infer, SomeOf } from '../../../schema/infer'
import type { fleetCorrection, shipCorrection, squadronCorrection } from '../schema/events-v1/corrections'
import type { FleetState, ShipState, SquadronState } from './battle'

/** Values requested by the GM; a field left out stays as it is. */
export type ShipCorrection = SomeOf<ShipState & Record<'elements', unknown>, Infer<typeof shipCorrection>>
export type SquadronCorrection = SomeOf<SquadronState, Infer<typeof squadronCorrection>>
export type FleetCorrection = SomeOf<FleetState, Infer<typeof fleetCorrection>>
