import { correctionRefusal } from '../../../../core/housekeeping/corrections'
import type { BattleState, Share } from '../../model/battle'
import { isWithin } from '../../../../kernel/collections'
import { findShip, findWeapon } from '../../state'
import { WEAPON_CORRECTION } from '../../tables/corrections'
import { BANDS_MAX } from '../../tables/shooting'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** The GM sets values of a weapon. */
export function checkCorrectWeapon(state: BattleState, command: FaCommands['correctWeapon']): FaRefusal | null {
  const ship = findShip(state, command.shipId)
  if (ship === undefined) return 'no-such-ship'
  const { dice } = command.correction
  const isBanded = dice === undefined || isWithin(dice.length, 1, BANDS_MAX)
  const refusal = correctionRefusal(findWeapon(ship, command.weaponId), 'no-such-weapon', command.correction, WEAPON_CORRECTION)
  return refusal ?? (isBanded ? null : 'bad-number')
}

export function* decideCorrectWeapon(_state: BattleState, command: FaCommands['correctWeapon']): Decision {
  const { shipId, weaponId, reason } = command
  const { diceUsed, ...other } = command.correction
  const correction = diceUsed === undefined ? other : { ...other, shares: sharesOf(diceUsed) }
  return [{ type: 'weaponCorrected', shipId, weaponId, correction, reason }]
}

/** The dice used, as one share at nobody in particular, at the nearest range with nothing in the way. */
function sharesOf(dice: number): readonly Share[] {
  return dice === 0 ? [] : [{ targetId: null, band: 0, dice, rolled: dice, halvings: 0 }]
}
