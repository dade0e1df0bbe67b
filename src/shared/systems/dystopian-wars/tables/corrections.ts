import { each, type LimitsOf } from '../../../core/housekeeping/corrections'
import type { ForceCorrection, SquadronCorrection, UnitCorrection, WingCorrection } from '../model/corrections'
import { NUMBER_MAX } from './limits'

const COUNT = [0, NUMBER_MAX] as const
const SHIFT = [-NUMBER_MAX, NUMBER_MAX] as const

/** What the GM may set the values of a force to, and so on for the parts of a force. */
export const FORCE_CORRECTION = { name: 'name', cards: COUNT } as const satisfies LimitsOf<ForceCorrection>
export const SQUADRON_CORRECTION: LimitsOf<SquadronCorrection> = { name: 'name', note: 'text' }
export const UNIT_CORRECTION: LimitsOf<UnitCorrection> = {
  ...SQUADRON_CORRECTION,
  ...each(COUNT, 'hp', 'dr', 'cr', 'ap', 'aa', 'cc', 'shields', 'guardians', 'movementInches'),
  diceAdjustment: SHIFT
}
export const WING_CORRECTION: LimitsOf<WingCorrection> = {
  ...SQUADRON_CORRECTION,
  ...each(COUNT, 'tokens', 'fuel', 'aaPerToken', 'ordnancePerToken'),
  diceAdjustment: SHIFT
}
