import type { Message, MessageValue } from '../../core/engine/message'
import type { PwCommand } from './commands/command'
import { nameIn, sideName, word } from './events/words'
import type { BattleState } from './model/battle'
import { PHASES } from './model/phases'

/** The command's name for undo and redo: `pw.command.<type>`. */
export function describeCommand(state: BattleState, command: PwCommand): Message {
  return { key: `pw.command.${command.type}`, values: commandValues(state, command) }
}

function commandValues(state: BattleState, command: PwCommand): Readonly<Record<string, MessageValue>> {
  const values: Record<string, MessageValue> = {}
  if ('shipId' in command) values['ship'] = nameIn(state, command.shipId)
  if ('targetId' in command) values['target'] = nameIn(state, command.targetId)
  if ('squadronId' in command) values['squadron'] = nameIn(state, command.squadronId)
  if ('detector' in command) values['detector'] = command.detector
  if ('weapon' in command) values['weapon'] = command.weapon
  if ('fleetId' in command) values['fleet'] = state.fleets.find(fleet => fleet.id === command.fleetId)?.name ?? ''
  if (command.type === 'joinSquadrons') values['squadrons'] = command.squadrons.map(one => one.name).join(', ')
  if (command.type === 'giveInitiative') values['side'] = sideName(state, command.sideId)
  if (command.type === 'placeToken') values['value'] = command.value
  if (command.type === 'shareTokens' || command.type === 'placeToken') values['table'] = word('table', state.building?.table ?? 'detection')
  if (command.type === 'setTableCell') values['table'] = word('table', command.table)
  if (command.type === 'advancePhase') {
    const next = PHASES[PHASES.indexOf(state.phase) + 1]
    values['next'] = next === undefined ? word('phase', 'initiative') : word('phase', next)
  }
  return values
}
