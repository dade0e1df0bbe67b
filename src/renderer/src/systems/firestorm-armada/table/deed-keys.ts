import type { KeyAction } from '../../../contract/key-actions'
import type { Deed } from './fa-flow'

/** The key action of each deed. */
export const DEED_KEYS: Readonly<Record<Deed, KeyAction>> = {
  move: 'battle.move',
  fire: 'battle.fire',
  board: 'battle.board',
  defence: 'battle.defence',
  card: 'battle.card'
}
