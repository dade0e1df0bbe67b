import { correctionRefusal } from '../../../../core/housekeeping/corrections'
import type { FaEvent } from '../../events'
import type { BattleState, ShipState } from '../../model/battle'
import { isWithin } from '../../../../kernel/collections'
import { findShip, theShip } from '../../state'
import { SHIP_CORRECTION } from '../../tables/corrections'
import { LIMITS } from '../../tables/limits'
import type { ShipCorrection } from '../../model/corrections'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** The GM sets values of a ship. */
export function checkCorrectShip(state: BattleState, { shipId, correction }: FaCommands['correctShip']): FaRefusal | null {
  const { movedInches } = correction
  const isTooFar = typeof movedInches === 'number' && !isWithin(movedInches, 0, LIMITS.inches)
  return correctionRefusal(findShip(state, shipId), 'no-such-ship', correction, SHIP_CORRECTION) ?? (isTooFar ? 'bad-number' : null)
}

/**
 * Losses stop at what the ship has. Losing all hull destroys a ship, and having some left brings a wreck back, unless the GM names a
 * status.
 */
export function* decideCorrectShip(state: BattleState, command: FaCommands['correctShip']): Decision {
  const { shipId, reason } = command
  const before = theShip(state, shipId)
  const capped = withCaps(before, command.correction)
  const after = { ...before, ...capped }
  const isLost = after.hullLost >= after.hull
  if (capped.status !== undefined || (isLost && before.status !== 'active'))
    return [{ type: 'shipCorrected', shipId, correction: capped, reason }]
  const isBack = before.status === 'destroyed' && !isLost
  const corrected: FaEvent = { type: 'shipCorrected', shipId, correction: isBack ? { ...capped, status: 'active' } : capped, reason }
  return isLost ? [corrected, { type: 'shipDestroyed', shipId }] : [corrected]
}

function withCaps(ship: ShipState, correction: ShipCorrection): ShipCorrection {
  const { hull, hullLost, crew, crewLost, assault, assaultLost } = { ...ship, ...correction }
  const losses = {
    hullLost: Math.min(hull, hullLost),
    crewLost: Math.min(crew, crewLost),
    assaultLost: Math.min(assault, assaultLost)
  }
  const changed = Object.entries(losses).filter(([key, value]) => key in correction || value !== ship[key as keyof typeof losses])
  return { ...correction, ...Object.fromEntries(changed) }
}
