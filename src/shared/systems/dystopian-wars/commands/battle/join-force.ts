import { areKnown } from '../../../../core/housekeeping/beginning'
import type { BattleState } from '../../model/battle'
import { idsIn } from '../../model/ids-in'
import { validateForce } from '../../validate/validate-force'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/**
 * A force comes late, on a side of its own or of others (DW-001). Refused: 'duplicate-id' for an id that is there already or comes twice;
 * 'not-fit' for values that nothing can fight with, for an empty force, and for an illegal one that the GM did not allow.
 */
export function checkJoinForce(state: BattleState, { force }: DwCommands['joinForce']): DwRefusal | null {
  const here = [...state.forces, ...state.squadrons, ...state.units, ...state.wings]
  if (areKnown(here, [force.id, ...idsIn(force.squadrons)])) return 'duplicate-id'
  return validateForce(force).fit === null ? 'not-fit' : null
}

/** It is on the table at once, undamaged and with all its cards, and acts this turn like any other. */
export function* decideJoinForce(_state: BattleState, { sideId, force }: DwCommands['joinForce']): Decision {
  return [{ type: 'forceJoined', sideId, force, isIllegal: validateForce(force).verdict === 'illegal' }]
}
