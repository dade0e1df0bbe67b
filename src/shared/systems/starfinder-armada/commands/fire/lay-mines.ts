import { endOfRound } from '../../../../core/effects/clock'
import { hasAbility } from '../../derive/fleet/abilities'
import type { BattleState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { effectBegun } from '../../rules/begin-effect'
import { findFleet, isFighting, theFleet } from '../../state'
import { MINES } from '../../tables/limits'
import type { Refusals } from '../refusal'
import type { Decision, SaCommands } from '../command'

/**
 * Lays mines in two hexes near the fleet, once a battle, as the helm phase ends (SA-035). Refused: 'wrong-moment' while a fleet has yet to
 * move.
 */
export function* checkLayMines(state: BattleState, command: SaCommands['layMines']): Refusals {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  if (!hasAbility(state, fleet, 'gravityMines')) yield 'no-mines'
  if (fleet.hasLaidMines) yield 'mines-are-laid'
  if (state.phase !== 'helm') yield 'wrong-phase'
  else if (state.fleets.some(one => one.movement === 'pending' && isFighting(one))) yield 'wrong-moment'
  if (!isFighting(fleet)) yield 'out-of-battle'
  return null
}

/**
 * The mines work from the next round on, for three rounds (SA-036); each hex has half the layer's tier in hull, at least 1 (SA-038,
 * SA-Q37).
 */
export function* decideLayMines(state: BattleState, command: SaCommands['layMines']): Decision {
  const fleet = theFleet(state, command.fleetId)
  const hp = Math.max(1, Math.floor(fleet.tier / MINES.tierShare))
  const isShared = readRuling(state.rulings, 'sa.minesTarget') === 'shared'
  return [
    effectBegun(state, {
      kind: 'mines',
      targetId: fleet.id,
      armadaId: fleet.armadaId,
      place: command.place.trim(),
      activeFrom: state.round + 1,
      hp: isShared ? [hp] : [hp, hp],
      entries: [],
      cause: 'sa.cause.mines',
      source: 'SA-035',
      ending: endOfRound(state.round + MINES.rounds)
    })
  ]
}
