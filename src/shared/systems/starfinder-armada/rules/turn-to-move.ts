import { dueInHalves } from '../../../core/phases/move-order'
import type { BattleState } from '../model/battle'
import type { ArmadaId } from '../model/design'
import { isFighting } from '../state'

export interface TurnToMove {
  readonly armadaId: ArmadaId
  readonly pass: 1 | 2
  /** Fleets it still moves in this pass. */
  readonly left: number
}

/** Whose turn it is to move: in two passes, lowest check first, half of the active fleets rounded up, then the rest (SA-082). */
export function turnToMove(state: BattleState): TurnToMove | null {
  if (state.phase !== 'helm' || state.movementOrder === null) return null
  const due = dueInHalves(
    state.movementOrder.order.map(id => {
      const fleets = state.fleets.filter(fleet => fleet.armadaId === id && isFighting(fleet))
      return { id, units: fleets.length, done: fleets.filter(fleet => fleet.movement !== 'pending').length }
    })
  )
  return due === null ? null : { armadaId: due.id as ArmadaId, pass: due.pass, left: due.left }
}
