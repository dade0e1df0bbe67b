import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { Attack } from '@shared/systems/xwing/model/attack'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { STAGES } from '@shared/systems/xwing/model/stages'
import { roleOf } from '@shared/systems/xwing/state'
import type { XwEvent } from '@shared/systems/xwing/events'
import { entriesInForce } from '../../../table/log/entries-in-force'

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

/** Those of them that were not used since the attack was declared. Whoever may use one twice types its name. */
export function abilitiesLeft(state: BattleState, attack: Attack, store: Parameters<typeof entriesInForce>[0]): readonly WrittenAbility[] {
  const used: string[] = []
  for (const { command } of entriesInForce<XwCommand, XwEvent>(store)) {
    if (command.type === 'declareAttack') break
    if (command.type === 'useAbility' || command.type === 'modifyDice') used.push(keyOf(command.shipId, command.name))
  }
  return abilitiesIn(state, attack).filter(({ ship, name }) => !used.includes(keyOf(ship.id, name)))
}
const keyOf = (shipId: ShipId, name: string): string => `${shipId} ${name}`
