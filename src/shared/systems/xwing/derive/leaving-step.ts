import type { BattleState } from '../model/battle'
import { readRuling } from '../rulings'
import { currentAttack, theShip } from '../state'

/**
 * The initiative step for which a ship destroyed now waits before it leaves: that of the attacker, and without an attack that of the
 * engagement; null outside it. In a bonus attack `xw.bonusStep` says whose it is (XW-031).
 */
export function leavingStep(state: BattleState): number | null {
  if (state.phase !== 'engagement') return null
  const isInnermost = readRuling(state.rulings, 'xw.bonusStep') === 'bonusAttacker'
  const attack = isInnermost ? currentAttack(state) : state.attacks.find(({ kind }) => kind === 'standard')
  return attack === undefined ? state.initiative : theShip(state, attack.attackerId).initiative
}
