import type { KeyAction } from '../../../contract/key-actions'
import type { FireOption } from '@shared/systems/dystopian-wars/model/battle'

/** Fire options that have a key, in the order of their buttons (DW-006). */
export const OPTION_KEYS: Readonly<Record<Exclude<FireOption, 'single'>, KeyAction>> = {
  split: 'battle.split',
  link: 'battle.link',
  combine: 'battle.combine'
}
