import { each, type LimitsOf } from '../../../core/housekeeping/corrections'
import type { ShipCorrection, SquadCorrection } from '../model/corrections'
import { INITIATIVE_MAX, NUMBER_MAX } from './limits'

/** What the GM may set the values of a squad to, and of a ship. */
export const SQUAD_CORRECTION: LimitsOf<SquadCorrection> = { name: 'name', ...each([1, NUMBER_MAX], 'attackDiceOwned', 'defenseDiceOwned') }
export const SHIP_CORRECTION: LimitsOf<ShipCorrection> = {
  name: 'name',
  ...each('text', 'note', 'otherTokens'),
  ...each([0, NUMBER_MAX], 'agility', 'shields', 'facedown', 'bonusAttacks', 'tokens', 'conditions'),
  hull: [1, NUMBER_MAX],
  initiative: [0, INITIATIVE_MAX]
}
