import type { Message } from '../../core/engine/message'
import type { FaCommand } from './commands/command'
import { nameIn } from './events/words'
import type { BattleState } from './model/battle'

/** The command's name: `fa.command.<type>`, with the name of its subject. */
export function describeCommand(state: BattleState, command: FaCommand): Message {
  return { key: `fa.command.${command.type}`, values: { name: subjectOf(state, command) } }
}

function subjectOf(state: BattleState, command: FaCommand): string {
  if (command.type === 'fireWeapons') return nameIn(state, command.aims[0]?.shipId ?? '')
  if ('shipId' in command && command.shipId !== null) return nameIn(state, command.shipId)
  if ('wingId' in command) return nameIn(state, command.wingId)
  if ('unitId' in command && command.unitId !== null) return nameIn(state, command.unitId)
  if ('fleet' in command) return command.fleet.name
  if ('fleetId' in command) return nameIn(state, command.fleetId)
  if ('attackerId' in command) return nameIn(state, command.attackerId)
  if ('targetId' in command) return nameIn(state, command.targetId)
  return ''
}
