import { tacticalBonus } from '../../derive/fleet-traits'
import type { BattleState } from '../../model/battle'
import type { FleetId } from '../../model/design'
import { readRuling } from '../../rulings'
import { rollOrder } from '../../rules/roll-order'
import { isUnitInBattle } from '../../state'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'initiative-rolled' for a second roll in a turn. */
export function* checkRollInitiative(state: BattleState): Refusals {
  if (state.phase !== 'initiative') yield 'wrong-phase'
  if (state.initiative !== null) yield 'initiative-rolled'
  return null
}

/**
 * Rolls 2d6 and the tactical bonus for each fleet; ties are rerolled. A fleet with nobody left rolls only by `fa.emptyFleetRolls` (FA-003).
 */
export function* decideRollInitiative(state: BattleState): Decision {
  const rollsAll = readRuling(state.rulings, 'fa.emptyFleetRolls') === 'yes'
  const isLeft = (id: FleetId): boolean => state.units.some(unit => unit.fleetId === id && isUnitInBattle(state, unit))
  const rolling = state.fleets.filter(fleet => rollsAll || isLeft(fleet.id))
  const fleets = rolling.map(fleet => ({ fleetId: fleet.id, bonus: tacticalBonus(state, fleet).total }))
  return [{ type: 'initiativeRolled', initiative: yield* rollOrder('fa.roll.initiative', fleets) }]
}
