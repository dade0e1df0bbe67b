import type { KeyAction } from '../../../contract/key-actions'

/** What a key does with the unit or wing pointed at. */
export type PointedAct = 'obscure' | 'dive' | 'patrol'

export const POINTED_KEYS: Readonly<Record<PointedAct, KeyAction>> = {
  obscure: 'battle.obscure',
  dive: 'battle.dive',
  patrol: 'battle.patrol'
}
