import { LOCALES } from '../kernel/locale'
import { USUAL_AUTOMATION, type AutomationLevel } from './automation'

/** The choices of each setting. Kept apart from the schema, so that a window can offer them without loading a schema library. */
export const THEMES = ['system', 'light', 'dark', 'night'] as const
export const LANGUAGES = ['system', ...LOCALES] as const
export const DICE_MODES = ['hand', 'host'] as const

/** Text size in percent. */
export const TEXT_PERCENT = { min: 90, max: 150 } as const

/** Settings as a window may save them: nothing but what this program offers. */
export interface Settings {
  readonly format: 1
  readonly language: (typeof LANGUAGES)[number]
  readonly theme: (typeof THEMES)[number]
  /** Whether the dice field waits for typed faces, or the host rolls at once. */
  readonly dice: (typeof DICE_MODES)[number]
  /** How much Flagship decides in campaigns made from now on; each campaign may then choose for itself. */
  readonly automation: AutomationLevel
  /** Text size in percent, within TEXT_PERCENT. */
  readonly textPercent: number
  /** Keys chosen for an act; acts that are not named keep their usual ones. */
  readonly keys: Readonly<Record<string, string>>
}

export const DEFAULT_SETTINGS: Settings = {
  format: 1,
  language: 'system',
  theme: 'system',
  dice: 'hand',
  automation: USUAL_AUTOMATION,
  textPercent: 100,
  keys: {}
}
