import type { BattleState, FleetState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { CRITICAL_NATURAL, CRITICAL_NATURAL_HELPED } from '../../tables/limits'
import { hasCondition } from '../fleet/conditions'
import { kindsAmong } from '../fleet/effect-kinds'

/** Whether the fleet has a Target on this enemy (SA-073). */
export function isTargeted(state: BattleState, attacker: FleetState, target: FleetState): boolean {
  const effects = state.effects
  if (!kindsAmong(effects).target) return false
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    if (effect?.kind === 'target' && effect.targetId === attacker.id && effect.enemyId === target.id) return true
  }
  return false
}

/** How many Targets on this enemy count: one, or each if `sa.sameAction` adds them up (SA-073, SA-049). */
export function targetsCounted(state: BattleState, attacker: FleetState, target: FleetState): number {
  const all = state.effects.filter(one => one.kind === 'target' && one.targetId === attacker.id && one.enemyId === target.id).length
  return counted(state, all)
}

/** How many Enchants of the fleet count for its range, in the same way (SA-070). */
export function enchantsCounted(state: BattleState, fleet: FleetState): number {
  if (!isEnchanted(state, fleet)) return 0
  return counted(state, state.effects.filter(one => one.kind === 'enchant' && one.targetId === fleet.id).length)
}

function counted(state: BattleState, all: number): number {
  return readRuling(state.rulings, 'sa.sameAction') === 'yes' ? all : Math.min(1, all)
}

/** Whether the fleet is enchanted and not cut off from it (SA-070, SA-109). */
function isEnchanted(state: BattleState, fleet: FleetState): boolean {
  const effects = state.effects
  if (!kindsAmong(effects).enchant) return false
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    if (effect?.kind === 'enchant' && effect.targetId === fleet.id) return !hasCondition(state, fleet, 'communications')
  }
  return false
}

/**
 * The d20 face from which a hit that hurts the hull is critical: 20, or 19 with Enchant or Target (SA-070, SA-073, SA-106); never for a
 * free attack (SA-Q27) or a fleet whose Communications are out (SA-109).
 */
export function criticalFrom(state: BattleState, attacker: FleetState, target: FleetState, isFree: boolean): number {
  if (isFree || hasCondition(state, attacker, 'communications')) return CRITICAL_NATURAL
  return isEnchanted(state, attacker) || isTargeted(state, attacker, target) ? CRITICAL_NATURAL_HELPED : CRITICAL_NATURAL
}
