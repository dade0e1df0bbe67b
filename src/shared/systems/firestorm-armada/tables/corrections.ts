import { each, type LimitsOf } from '../../../core/housekeeping/corrections'
import type { FleetCorrection, ShipCorrection, UnitCorrection, WeaponCorrection, WingCorrection } from '../model/corrections'
import { LIMITS } from './limits'

const { hull, points, dice } = LIMITS

/** What the GM may set the values of a fleet to, and so on for the parts of a fleet. */
export const FLEET_CORRECTION: LimitsOf<FleetCorrection> = {
  name: 'name',
  ...each([-points, points], 'victoryPoints', 'tacticalShift', 'commandShift', 'handShift')
}
export const UNIT_CORRECTION: LimitsOf<UnitCorrection> = { name: 'name' }
export const SHIP_CORRECTION: LimitsOf<ShipCorrection> = {
  name: 'name',
  ...each([0, hull], 'mv', 'crew', 'assault', 'pointDefence', 'pointDefenceUsed', 'shields', 'hullLost', 'crewLost', 'assaultLost'),
  ...each([1, hull], 'hull', 'damageRating', 'criticalRating')
}
export const WEAPON_CORRECTION: LimitsOf<WeaponCorrection> = each([0, dice], 'dice', 'diceUsed')
export const WING_CORRECTION: LimitsOf<WingCorrection> = { name: 'name' }
