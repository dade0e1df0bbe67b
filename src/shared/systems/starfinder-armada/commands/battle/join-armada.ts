import { areKnown } from '../../../../core/housekeeping/beginning'
import type { BattleState } from '../../model/battle'
import { NONE, joining } from '../../derive/fleet/starts'
import { validateArmada } from '../../validate/validate-armada'
import type { SaRefusal } from '../refusal'
import type { Decision, SaCommands } from '../command'

/** An armada comes late, on a side of its own or of others. Refused: 'not-fit' for an illegal one the GM did not allow. */
export function checkJoinArmada(state: BattleState, command: SaCommands['joinArmada']): SaRefusal | null {
  const { armada } = command
  if (armada.fleets.length === 0) return 'no-fleets'
  const coming = [armada, ...armada.fleets, ...armada.officers]
  if (areKnown([...state.armadas, ...state.fleets, ...state.officers, ...coming])) return 'duplicate-id'
  return validateArmada(armada, state.rulings).fit === null ? 'not-fit' : null
}

/** The armada is on the table at once. Whether it breaks the rules of building is recorded with it. */
export function* decideJoinArmada(state: BattleState, command: SaCommands['joinArmada']): Decision {
  const isIllegal = validateArmada(command.armada, state.rulings).verdict === 'illegal'
  const { sideId, armada } = command
  return [joining(state, { type: 'armadaJoined', sideId, armada, isIllegal, starts: NONE })]
}
