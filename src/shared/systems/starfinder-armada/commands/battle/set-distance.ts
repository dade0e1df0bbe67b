import { isWithin, sum } from '../../../../kernel/collections'
import { roll } from '../../../../core/dice/rule'
import type { BattleState } from '../../model/battle'
import { START_DISTANCE } from '../../tables/limits'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** Refused: 'wrong-phase' after deployment; 'bad-number' outside 0 to 200 hexes. */
export function checkSetDistance(state: BattleState, command: SaCommands['setDistance']): SaRefusal | null {
  if (command.hexes !== null && !(Number.isInteger(command.hexes) && isWithin(command.hexes, 0, 200))) return 'bad-number'
  return state.phase === 'deployment' ? null : 'wrong-phase'
}

/** The GM's figure, or 3d6 + 5 hexes (SA-075). */
export function* decideSetDistance(_state: BattleState, command: SaCommands['setDistance']): Decision {
  if (command.hexes !== null) return [{ type: 'distanceSet', hexes: command.hexes, faces: null }]
  const faces = yield* roll('sa.roll.distance', 'd6', START_DISTANCE.dice, null)
  return [{ type: 'distanceSet', hexes: sum(faces) + START_DISTANCE.plus, faces }]
}
