import { LOCALES } from '../kernel/locale'
import { USUAL_AUTOMATION } from './automation'
import { SHOWN_THEMES } from './themes'

/** The choices of each setting. Separate from the schema, so that a window can offer them without loading a schema library. */
/** `system` shows the theme that the computer asks for. */
export const THEMES = ['system', ...SHOWN_THEMES] as const
export const LANGUAGES = ['system', ...LOCALES] as const
export const DICE_MODES = ['hand', 'host'] as const

/** Layouts of a keyboard; `auto` is the one that the system tells of, or that the keys pressed give away. */
export const KEYBOARDS = ['auto', 'qwerty', 'azerty', 'qwertz', 'dvorak'] as const
export type Keyboard = (typeof KEYBOARDS)[number]

/** Whether shots are seen to fly over the table. */
export const STRIKES = ['shown', 'off'] as const

/** Text size in percent. */
export const TEXT_PERCENT = { min: 90, max: 150 } as const

export const DEFAULT_SETTINGS = {
  format: 1,
  language: 'system',
  theme: 'system',
  dice: 'hand',
  automation: USUAL_AUTOMATION,
  textPercent: 100,
  keys: {}
} as const
