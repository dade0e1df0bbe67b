import type { Infer, SomeOf } from '../../../schema/infer'
import type { attackCorrection, fleetCorrection, officerCorrection } from '../schema/events-v1/corrections'
import type { FleetState } from './battle'

/** Values that the GM sets directly; fields left out stay as they are. */
export type FleetCorrection = SomeOf<FleetState, Infer<typeof fleetCorrection>>
export type OfficerCorrection = Infer<typeof officerCorrection>
/** `null` takes the attack out of the volley. */
export type AttackCorrection = Infer<typeof attackCorrection>
