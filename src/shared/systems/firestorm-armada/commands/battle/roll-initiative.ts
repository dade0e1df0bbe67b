import { tacticalBonus } from '../../derive/fleet-traits'
import type { BattleState } from '../../model/battle'
import { rollOrder } from '../../rules/roll-order'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'wrong-phase'; 'initiative-rolled' for a second roll in a turn. */
export function* checkRollInitiative(state: BattleState): Refusals {
  if (state.phase !== 'initiative') yield 'wrong-phase'
  if (state.initiative !== null) yield 'initiative-rolled'
  return null
}

/** Rolls 2d6 and the tactical bonus for each fleet; ties are rerolled (FA-003). */
export function* decideRollInitiative(state: BattleState): Decision {
  const fleets = state.fleets.map(fleet => ({ fleetId: fleet.id, bonus: tacticalBonus(state, fleet).total }))
  return [{ type: 'initiativeRolled', initiative: yield* rollOrder('fa.roll.initiative', fleets) }]
}
