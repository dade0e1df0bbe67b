import type { ForceableRefusal } from '../commands/refusal'
import type { BattleState } from '../model/battle'

/**
 * A Magazine Explosion takes effect before anything else is resolved, unless the GM has deferred it (DW-062, DW-066). Forceable:
 * 'explosion-first'.
 */
export function* checkExplosions(state: BattleState): Generator<ForceableRefusal, null, void> {
  if (state.obligations.some(due => due.kind === 'explosion' && due.isDeferred !== true)) yield 'explosion-first'
  return null
}
