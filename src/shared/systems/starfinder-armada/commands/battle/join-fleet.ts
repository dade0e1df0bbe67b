import { areKnown } from '../../../../core/housekeeping/beginning'
import { areDistinct, isWithin } from '../../../../kernel/collections'
import type { BattleState } from '../../model/battle'
import { NONE, joining } from '../../derive/fleet/starts'
import { isGone } from '../../state'
import { fleetTierLimit } from '../../validate/tiers'
import { isInCommand } from '../officers/change-roles'
import type { Refusals } from '../refusal'
import type { Decision, SaCommands } from '../command'

/**
 * A fleet comes late to an armada of the battle, whatever it costs. Refused: 'bad-number' for a tier no table has; 'not-fit' for an officer
 * of another fleet; 'role-taken' and 'second-admiral' for one whose role is held (SA-045, SA-055); 'second-flagship' beside one that is
 * still on the table (SA-006).
 */
export function* checkJoinFleet(state: BattleState, { armadaId, fleet, officers }: SaCommands['joinFleet']): Refusals {
  if (!state.armadas.some(armada => armada.id === armadaId)) return 'no-such-armada'
  if (areKnown([...state.fleets, ...state.officers, fleet, ...officers])) return 'duplicate-id'
  if (fleet.name.trim() === '') return 'bad-name'
  if (!Number.isInteger(fleet.tier) || !isWithin(fleet.tier, 1, fleetTierLimit(state.rulings))) return 'bad-number'
  if (!officers.every(officer => officer.fleetId === fleet.id)) return 'not-fit'
  const roles = officers.map(officer => officer.role)
  if (!areDistinct(roles)) yield 'role-taken'
  const admirals = state.officers.filter(officer => officer.armadaId === armadaId && officer.role === 'admiral')
  if (roles.includes('admiral') && admirals.some(admiral => isInCommand(state, admiral))) yield 'second-admiral'
  const flagships = state.fleets.filter(one => one.armadaId === armadaId && one.abilities.includes('flagship'))
  if (fleet.abilities.includes('flagship') && flagships.some(one => !isGone(one))) yield 'second-flagship'
  return null
}

/** The fleet is on the table at once, with its officers and with full hull and shields. */
export function* decideJoinFleet(state: BattleState, command: SaCommands['joinFleet']): Decision {
  const { armadaId, fleet, officers } = command
  return [joining(state, { type: 'fleetJoined', armadaId, fleet, officers, starts: NONE })]
}
