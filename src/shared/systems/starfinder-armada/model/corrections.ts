import type { Form, SomeOf } from '../../../schema/form'
import type { attackCorrection, fleetCorrection, officerCorrection } from '../schema/events-v1/corrections'
import type { FleetState } from './battle'

/** Values that the GM sets directly; fields left out stay as they are. */
export type FleetCorrection = SomeOf<FleetState, Form<typeof fleetCorrection>>
export type OfficerCorrection = Form<typeof officerCorrection>
/** `null` takes the attack out of the volley. */
export type AttackCorrection = Form<typeof attackCorrection>
