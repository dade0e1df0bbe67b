import type { BattleState } from '../../model/battle'
import { begun } from '../../rules/launch'
import { validateFleet } from '../../validate/validate-fleet'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** Refused: 'two-sides-needed' unless two players have a fleet each (PW-003); 'not-fit' for an illegal fleet the GM did not allow. */
export function checkBeginBattle(state: BattleState, { fleets, rulings }: PwCommands['beginBattle']): PwRefusal | null {
  if (state.hasBegun) return 'already-begun'
  if (fleets.length !== 2 || new Set(fleets.map(entry => entry.sideId)).size !== 2) return 'two-sides-needed'
  const ids = fleets.flatMap(({ fleet }) => [
    fleet.id,
    ...fleet.squadrons.flatMap(squadron => [squadron.id, ...squadron.ships.map(ship => ship.id)])
  ])
  if (new Set<string>(ids).size < ids.length) return 'duplicate-id'
  return fleets.some(({ fleet }) => !validateFleet(fleet, rulings).isFit) ? 'not-fit' : null
}

export function* decideBeginBattle(_state: BattleState, command: PwCommands['beginBattle']): Decision {
  return [begun(command)]
}
