import type { BattleState } from '../../model/battle'
import { battleBegun } from '../../derive/fleet/starts'
import { validateArmada } from '../../validate/validate-armada'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** Refused: 'not-fit' for an illegal armada the GM did not allow. */
export function checkBeginBattle(state: BattleState, command: SaCommands['beginBattle']): SaRefusal | null {
  if (state.hasBegun) return 'already-begun'
  if (new Set(command.armadas.map(entry => entry.sideId)).size < 2) return 'too-few-sides'
  if (command.armadas.some(entry => entry.armada.fleets.length === 0)) return 'no-fleets'
  const ids = command.armadas.flatMap(({ armada }) => [armada.id, ...armada.fleets.map(f => f.id), ...armada.officers.map(o => o.id)])
  if (new Set<string>(ids).size < ids.length) return 'duplicate-id'
  if (command.armadas.some(entry => validateArmada(entry.armada, command.rulings).fit === null)) return 'not-fit'
  return null
}

export function* decideBeginBattle(_state: BattleState, command: SaCommands['beginBattle']): Decision {
  const illegal = command.armadas.filter(entry => validateArmada(entry.armada, command.rulings).verdict === 'illegal')
  return [battleBegun({ setup: command, illegalArmadaIds: illegal.map(entry => entry.armada.id) })]
}
