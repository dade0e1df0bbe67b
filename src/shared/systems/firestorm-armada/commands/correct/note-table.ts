import type { Rule } from '../../../../core/dice/rule'
import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { NoteTable } from '../table-command'
import type { FaRefusal } from '../refusal'

/** Refused: 'nothing-to-change'. */
export function checkNoteTable(state: BattleState, command: NoteTable): FaRefusal | null {
  return state.note === command.text ? 'nothing-to-change' : null
}

export function* decideNoteTable(_state: BattleState, command: NoteTable): Rule<readonly FaEvent[]> {
  return [{ type: 'tableNoted', text: command.text }]
}
