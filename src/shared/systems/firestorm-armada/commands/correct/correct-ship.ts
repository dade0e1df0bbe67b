import type { FaEvent } from '../../events'
import type { BattleState, ShipState } from '../../model/battle'
import { isWithin } from '../../../../kernel/collections'
import { findShip, theShip } from '../../state'
import { LIMITS } from '../../tables/limits'
import type { ShipCorrection } from '../../model/corrections'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** The GM sets values of a ship. Refused: 'bad-number': hull from 1, ratings from 1, the others from 0. */
export function checkCorrectShip(state: BattleState, command: FaCommands['correctShip']): FaRefusal | null {
  if (findShip(state, command.shipId) === undefined) return 'no-such-ship'
  const { correction } = command
  if (Object.keys(correction).length === 0) return 'nothing-to-change'
  if (correction.name?.trim() === '') return 'bad-name'
  const {
    mv,
    crew,
    assault,
    pointDefence,
    pointDefenceUsed,
    shields,
    hullLost,
    crewLost,
    assaultLost,
    hull,
    damageRating,
    criticalRating
  } = correction
  const { movedInches } = correction
  const fromZero = [mv, crew, assault, pointDefence, pointDefenceUsed, shields, hullLost, crewLost, assaultLost]
  const fromOne = [hull, damageRating ?? undefined, criticalRating ?? undefined]
  const isWhole = (n: number | undefined, least: number): boolean =>
    n === undefined || (Number.isInteger(n) && isWithin(n, least, LIMITS.hull))
  const hasMoveSound = typeof movedInches !== 'number' || isWithin(movedInches, 0, LIMITS.inches)
  return fromZero.every(n => isWhole(n, 0)) && fromOne.every(n => isWhole(n, 1)) && hasMoveSound ? null : 'bad-number'
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
