import type { Infer, SomeOf } from '../../../schema/infer'
import type { fleetCorrection, shipCorrection, unitCorrection, wingCorrection } from '../schema/events-v1/corrections'
import type { FleetState, ShipState, UnitState, WeaponState, WingState } from './battle'

/** Values set by the GM; a field left out stays as it is. */
export type FleetCorrection = SomeOf<FleetState, Infer<typeof fleetCorrection>>
export type UnitCorrection = SomeOf<UnitState, Infer<typeof unitCorrection>>
export type ShipCorrection = SomeOf<ShipState, Infer<typeof shipCorrection>>
export type WingCorrection = SomeOf<Correctable, Infer<typeof wingCorrection>>
/** A wing may be set to touch nobody. */
type Correctable = Omit<WingState, 'contactId'> & { readonly contactId: NonNullable<WingState['contactId']> | null }
export type WeaponCorrection = Partial<
  Pick<WeaponState, 'dice' | 'fired' | 'isOffline'> & {
    /** Dice already used of those it may share out. */
    readonly diceUsed: number
  }
>
