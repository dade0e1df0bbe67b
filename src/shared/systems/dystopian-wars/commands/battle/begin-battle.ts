import type { BattleState } from '../../model/battle'
import { idsIn } from '../../model/ids-in'
import { validateForce } from '../../validate/validate-force'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/** Refused: 'not-fit' for an illegal force the GM did not allow. */
export function checkBeginBattle(state: BattleState, { forces }: DwCommands['beginBattle']): DwRefusal | null {
  if (state.hasBegun) return 'already-begun'
  if (new Set(forces.map(entry => entry.sideId)).size < 2) return 'too-few-sides'
  const ids = forces.flatMap(({ force }) => [force.id, ...idsIn(force.squadrons)])
  if (new Set<string>(ids).size < ids.length) return 'duplicate-id'
  return forces.some(({ force }) => validateForce(force).fit === null) ? 'not-fit' : null
}

export function* decideBeginBattle(_state: BattleState, command: DwCommands['beginBattle']): Decision {
  const illegal = command.forces.filter(({ force }) => validateForce(force).verdict === 'illegal')
  return [{ type: 'battleBegun', setup: command, illegalForceIds: illegal.map(({ force }) => force.id) }]
}
