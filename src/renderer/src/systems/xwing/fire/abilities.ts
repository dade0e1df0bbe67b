import type { Attack } from '@shared/systems/xwing/model/attack'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import { STAGES } from '@shared/systems/xwing/model/stages'
import { roleOf } from '@shared/systems/xwing/state'

export interface WrittenAbility {
  readonly ship: ShipState
  readonly name: string
}

/** Abilities of the ships of the player whose window this is. Those of destroyed ships count too (XW-Q09). */
export function abilitiesIn(state: BattleState, attack: Attack): readonly WrittenAbility[] {
  return state.ships
    .filter(ship => ship.status !== 'removed' && roleOf(state, attack, ship.id) === STAGES[attack.stage].speaker)
    .flatMap(ship => (ship.abilities ?? []).filter(one => one.window === attack.stage).map(({ name }) => ({ ship, name })))
}
