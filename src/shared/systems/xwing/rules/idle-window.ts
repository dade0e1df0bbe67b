import type { Attack } from '../model/attack'
import type { BattleState } from '../model/battle'
import { STAGES, type Stage } from '../model/stages'
import { roleOf, withAttack } from '../state'
import { mayReroll, tokenOptions } from './token-options'

/**
 * Whether the attack passes this window because its player could do nothing there: no token would be of use, no lock may reroll a die, and
 * no ability of a ship on that side belongs to it (XW-013, XW-018, XW-027 to XW-030). Never for the stages that ask for dice or deal
 * damage.
 */
export function passesIdle(state: BattleState, attack: Attack, stage: Stage): boolean {
  const { kind, speaker } = STAGES[stage]
  if (attack.passesIdle !== true || kind === 'roll' || kind === 'damage') return false
  const hasAbility = state.ships.some(
    ship =>
      ship.status !== 'removed' && roleOf(state, attack, ship.id) === speaker && ship.abilities?.some(one => one.window === stage) === true
  )
  if (hasAbility) return false
  if (kind !== 'modify') return true
  const there = withAttack(state, attack.id, one => ({ ...one, stage }))
  return !mayReroll(there) && !tokenOptions(there).some(one => one.refusal === null)
}
