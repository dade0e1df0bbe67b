import { each, type LimitsOf } from '../../../core/housekeeping/corrections'
import type { FleetCorrection, ShipCorrection, SquadronCorrection } from '../model/corrections'
import { NUMBER_MAX } from './limits'

/** What the GM may set the values of a fleet to, and so on for its squadrons and ships. */
export const FLEET_CORRECTION: LimitsOf<FleetCorrection> = { name: 'name', ...each([0, NUMBER_MAX], 'costPoints', 'budgetPoints') }
export const SQUADRON_CORRECTION: LimitsOf<SquadronCorrection> = { name: 'name', note: 'text' }
export const SHIP_CORRECTION: LimitsOf<ShipCorrection> = { ...SQUADRON_CORRECTION, ...each([0, NUMBER_MAX], 'pdSpent', 'pmSpent') }
