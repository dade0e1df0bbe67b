import type { KeyAction } from '../../../contract/key-actions'
import type { Action } from './fa-flow'

/** The key action of each action. */
export const ACTION_KEYS: Readonly<Record<Action, KeyAction>> = {
  move: 'battle.move',
  fire: 'battle.fire',
  board: 'battle.board',
  defence: 'battle.defence',
  card: 'battle.card'
}
