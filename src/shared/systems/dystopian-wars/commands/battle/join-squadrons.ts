import { areKnown } from '../../../../core/housekeeping/beginning'
import type { BattleState } from '../../model/battle'
import { idsIn } from '../../model/ids-in'
import { validateForce } from '../../validate/validate-force'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/**
 * Squadrons come late to a force of the battle (DW-001). Refused: 'duplicate-id' for an id that is there already or comes twice; 'not-fit'
 * for values that nothing can fight with, and for empty squadrons.
 */
export function checkJoinSquadrons(state: BattleState, { forceId, squadrons }: DwCommands['joinSquadrons']): DwRefusal | null {
  const force = state.forces.find(one => one.id === forceId)
  if (force === undefined) return 'no-such-force'
  if (areKnown([...state.forces, ...state.squadrons, ...state.units, ...state.wings], idsIn(squadrons))) return 'duplicate-id'
  const { id, name } = force
  return validateForce({ id, name, cards: 0, squadrons, allowIllegal: true }).fit === null ? 'not-fit' : null
}

/** They are on the table at once, undamaged, and act this turn like any other. */
export function* decideJoinSquadrons(_state: BattleState, { forceId, squadrons }: DwCommands['joinSquadrons']): Decision {
  return [{ type: 'squadronsJoined', forceId, squadrons }]
}
