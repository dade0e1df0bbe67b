import type { BattleState } from '../../model/battle'
import { present } from '../../../../kernel/present'
import { owesMove } from '../../derive/movement'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'below-minimum-move' while a ship of the squadron that must move has not (FA-009). */
export function* checkEndActivation(state: BattleState): Refusals {
  if (state.activeUnitId === null) return 'no-active-unit'
  const isShort = state.ships.some(ship => ship.unitId === state.activeUnitId && owesMove(state, ship))
  if (isShort) yield 'below-minimum-move'
  return null
}

export function* decideEndActivation(state: BattleState): Decision {
  return [{ type: 'activationEnded', unitId: present(state.activeUnitId, 'active unit') }]
}
