import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { Attack } from '@shared/systems/xwing/model/attack'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { STAGES } from '@shared/systems/xwing/model/stages'
import { roleOf, shipIn } from '@shared/systems/xwing/state'
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

/** Those of them that were not used since the attack was declared, of the ship in it first. Whoever may use one twice types its name. */
export function abilitiesLeft(state: BattleState, attack: Attack, store: Parameters<typeof entriesInForce>[0]): readonly WrittenAbility[] {
  const used: string[] = []
  for (const { command } of entriesInForce<XwCommand, XwEvent>(store)) {
    if (command.type === 'declareAttack') break
    if (command.type === 'useAbility' || command.type === 'modifyDice') used.push(keyOf(command.shipId, command.name))
  }
  const free = abilitiesIn(state, attack).filter(({ ship, name }) => !used.includes(keyOf(ship.id, name)))
  const speaker = shipIn(attack, STAGES[attack.stage].speaker)
  return [...free.filter(one => one.ship.id === speaker), ...free.filter(one => one.ship.id !== speaker)]
}

/** An ability that is being entered: its ship, and its name, empty while it has none. */
interface Entered {
  readonly shipId: ShipId
  readonly name: string
}

/**
 * What the key of abilities takes next: each that is written, after the last of them `'own'`, with a name to be typed, and then none. One
 * whose name was typed is not written over.
 */
export function nextAbility(written: readonly WrittenAbility[], now: Entered, isOpen: boolean): WrittenAbility | 'own' | 'none' {
  const name = now.name.trim()
  const at = written.findIndex(one => keyOf(one.ship.id, one.name) === keyOf(now.shipId, name))
  if (name !== '' && at < 0) return isOpen ? 'none' : 'own'
  if (isOpen && at < 0) return 'none'
  return written[isOpen ? at + 1 : 0] ?? 'own'
}
const keyOf = (shipId: ShipId, name: string): string => `${shipId} ${name}`
