import type { Message, MessageValue } from '../../core/engine/message'
import type { XwCommand } from './commands/command'
import { shipName, word } from './events/words'
import type { BattleState } from './model/battle'
import { currentAttack, findSquad } from './state'

/** The command's name for undo and redo: `xw.command.<type>`. */
export function describeCommand(state: BattleState, command: XwCommand): Message {
  return { key: `xw.command.${command.type}`, values: commandValues(state, command) }
}

function commandValues(state: BattleState, command: XwCommand): Readonly<Record<string, MessageValue>> {
  const values: Record<string, MessageValue> = {}
  const attack = 'attackerId' in command ? command : currentAttack(state)
  if (attack !== undefined) {
    values['attacker'] = shipName(state, attack.attackerId)
    values['defender'] = shipName(state, attack.defenderId)
  }
  if ('shipId' in command) values['ship'] = shipName(state, command.shipId)
  if ('squadId' in command) values['squad'] = findSquad(state, command.squadId)?.name ?? ''
  if ('token' in command) values['token'] = word('token', command.token)
  if (command.type === 'joinShips') values['ships'] = command.ships.map(ship => ship.name).join(', ')
  if ('squad' in command) values['squad'] = command.squad.name
  if (command.type === 'modifyDice' || command.type === 'useAbility') values['name'] = command.name
  if (command.type === 'advanceStage' && attack !== undefined && 'stage' in attack) values['stage'] = word('stage', attack.stage)
  return values
}
