import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { BattleState } from '@shared/systems/xwing/model/battle'

/**
 * Ships in play with less Force than they came with, by name. The text at hand has no rule that gives it back: the table does, and is
 * reminded of it as a round ends.
 */
export function spentForce({ ships }: Pick<BattleState, 'ships'>, commands: readonly XwCommand[]): readonly string[] {
  const designs = commands.flatMap(command => {
    if (command.type === 'beginBattle') return command.squads.flatMap(({ squad }) => squad.ships)
    if (command.type === 'joinSquad') return command.squad.ships
    return command.type === 'joinShips' ? command.ships : []
  })
  const cameWith = new Map(designs.map(({ id, tokens }) => [id, tokens.force]))
  return ships.filter(ship => ship.status === 'active' && (cameWith.get(ship.id) ?? 0) > ship.tokens.force).map(ship => ship.name)
}
