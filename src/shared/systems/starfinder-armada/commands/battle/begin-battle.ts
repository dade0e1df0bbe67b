import { beginningRefusal } from '../../../../core/housekeeping/beginning'
import type { BattleState } from '../../model/battle'
import { battleBegun } from '../../derive/fleet/starts'
import { validateArmada } from '../../validate/validate-armada'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

export function checkBeginBattle(state: BattleState, { armadas, rulings }: SaCommands['beginBattle']): SaRefusal | null {
  return beginningRefusal(state, {
    sides: armadas,
    empty: { isSome: armadas.some(({ armada }) => armada.fleets.length === 0), refusal: 'no-fleets' },
    ids: armadas.flatMap(({ armada }) => [armada, ...armada.fleets, ...armada.officers].map(one => one.id)),
    areFit: () => armadas.every(({ armada }) => validateArmada(armada, rulings).fit !== null)
  })
}

export function* decideBeginBattle(_state: BattleState, command: SaCommands['beginBattle']): Decision {
  const illegal = command.armadas.filter(entry => validateArmada(entry.armada, command.rulings).verdict === 'illegal')
  return [battleBegun({ setup: command, illegalArmadaIds: illegal.map(entry => entry.armada.id) })]
}
