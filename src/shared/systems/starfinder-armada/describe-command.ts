import type { Message, MessageValue } from '../../core/engine/message'
import { actionTargets } from './actions/take-action'
import type { SaCommand } from './commands/command'
import { word } from './events/words'
import type { BattleState } from './model/battle'
import { findFleet, findOfficer } from './state'

type Values = Readonly<Record<string, MessageValue>>

/** The command's name for undo and redo: `sa.command.<type>`. */
export function describeCommand(state: BattleState, command: SaCommand): Message {
  const values = commandValues(state, command)
  const isAimed = command.type === 'takeAction' && values['target'] !== undefined
  return { key: `sa.command.${isAimed ? 'takeActionOn' : command.type}`, values }
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
  if (command.type === 'takeAction') {
    values['action'] = word('action', command.choice.action)
    const names = actionTargets(state, command.choice).flatMap(id => findFleet(state, id)?.name ?? [])
    if (names.length > 0) values['target'] = names.join(', ')
  }
  if (command.type === 'joinFleet') values['fleet'] = command.fleet.name
  if (command.type === 'joinArmada') values['armada'] = command.armada.name
  if (command.type === 'advancePhase') values['phase'] = word('phase', state.phase)
  return values
}
