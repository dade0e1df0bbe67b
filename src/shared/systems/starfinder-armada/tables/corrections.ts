import { each, type LimitsOf } from '../../../core/housekeeping/corrections'
import type { FleetCorrection, OfficerCorrection } from '../model/corrections'

/** The most ranks that can be entered: a character has 20 at most. */
export const RANKS_MAX = 40
/** The most Resolve Points that can be entered. */
export const RESOLVE_MAX = 99

/** What the GM may set the values of a fleet to, and of an officer. */
export const FLEET_CORRECTION: LimitsOf<FleetCorrection> = {
  name: 'name',
  ...each([-999, 999], 'hp', 'superweaponReadyRound', 'adjustments'),
  sp: [0, 999]
}
export const OFFICER_CORRECTION: LimitsOf<OfficerCorrection> = { resolvePoints: [0, RESOLVE_MAX], ranks: [0, RANKS_MAX] }
