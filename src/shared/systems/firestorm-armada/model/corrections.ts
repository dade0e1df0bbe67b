import type { Form, SomeOf } from '../../../schema/form'
import type { fleetCorrection, shipCorrection, unitCorrection, wingCorrection } from '../schema/events-v1/corrections'
import type { FleetState, ShipState, UnitState, WeaponState, WingState } from './battle'

/** What the GM sets; a field left out stays as it is. */
export type FleetCorrection = SomeOf<FleetState, Form<typeof fleetCorrection>>
export type UnitCorrection = SomeOf<UnitState, Form<typeof unitCorrection>>
export type ShipCorrection = SomeOf<ShipState, Form<typeof shipCorrection>>
export type WingCorrection = SomeOf<WingState, Form<typeof wingCorrection>>
export type WeaponCorrection = Partial<
  Pick<WeaponState, 'dice' | 'fired' | 'isOffline'> & {
    /** Dice already used of those it may share out. */
    readonly diceUsed: number
  }
>
