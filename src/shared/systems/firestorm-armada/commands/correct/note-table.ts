import type { BattleState } from '../../model/battle'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

export function checkNoteTable(state: BattleState, command: FaCommands['noteTable']): FaRefusal | null {
  return state.note === command.text ? 'nothing-to-change' : null
}

export function* decideNoteTable(_state: BattleState, command: FaCommands['noteTable']): Decision {
  return [{ type: 'tableNoted', text: command.text }]
}
