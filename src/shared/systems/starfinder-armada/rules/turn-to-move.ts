import { dueInHalves } from '../../../core/phases/move-order'
import type { BattleState } from '../model/battle'
import type { ArmadaId } from '../model/design'
import { isFighting } from '../state'

interface TurnToMove {
  readonly armadaId: ArmadaId
  readonly pass: 1 | 2
  /** Fleets it still moves in this pass. */
  readonly left: number
}

/**
 * Whose turn it is to move: in two passes, lowest check first, half of the active fleets rounded up, then the rest (SA-082). The halves
 * are counted when the order is rolled, so a fleet lost or brought back later does not reopen a pass. An armada without
 * fleets at that time moves last.
 */
export function turnToMove(state: BattleState): TurnToMove | null {
  if (state.phase !== 'helm' || state.movementOrder === null) return null
  const { order, quotas } = state.movementOrder
  const late = state.armadas.map(armada => armada.id).filter(id => !order.includes(id))
  const due = dueInHalves(
    [...order, ...late].map((id, i) => {
      const fleets = state.fleets.filter(fleet => fleet.armadaId === id)
      return {
        id,
        quota: quotas[i] ?? 0,
        done: fleets.filter(fleet => fleet.movement === 'moved' || fleet.movement === 'declined').length,
        pending: fleets.filter(fleet => fleet.movement === 'pending' && isFighting(fleet)).length
      }
    })
  )
  return due === null ? null : { armadaId: due.id as ArmadaId, pass: due.pass, left: due.left }
}
