import type { Message, MessageValue } from '../../core/engine/message'
import type { SaCommand } from './commands/command'
import { word } from './events/words'
import type { BattleState } from './model/battle'
import { findFleet, findOfficer } from './state'

type Values = Readonly<Record<string, MessageValue>>

/** The command's name for undo and redo: `sa.command.<type>`. */
export function describeCommand(state: BattleState, command: SaCommand): Message {
  return { key: `sa.command.${command.type}`, values: commandValues(state, command) }
}

function commandValues(state: BattleState, command: SaCommand): Values {
  const values: Record<string, MessageValue> = {}
  if ('fleetId' in command) values['fleet'] = findFleet(state, command.fleetId)?.name ?? ''
  if ('attackerId' in command) values['fleet'] = findFleet(state, command.attackerId)?.name ?? ''
  if ('targetId' in command && command.targetId !== null) values['target'] = findFleet(state, command.targetId)?.name ?? ''
  if ('officerId' in command && command.officerId !== null) values['officer'] = findOfficer(state, command.officerId)?.name ?? ''
  if ('obligationId' in command) {
    const due = state.obligations.find(o => o.id === command.obligationId)
    values['fleet'] = due === undefined ? '' : (findFleet(state, due.fleetId)?.name ?? '')
  }
  if (command.type === 'takeAction') values['action'] = word('action', command.choice.action)
  if (command.type === 'joinFleet') values['fleet'] = command.fleet.name
  if (command.type === 'joinArmada') values['armada'] = command.armada.name
  if (command.type === 'advancePhase') values['phase'] = word('phase', state.phase)
  return values
}
