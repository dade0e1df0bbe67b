import { z } from '../schema/zod'
import { AUTOMATION_LEVELS } from './automation'
import { DICE_MODES, LANGUAGES, TEXT_PERCENT, THEMES } from './settings-choices'
import type { SettingsV1 } from './versions/settings-v1'
import { chosenKeys } from './versions/settings-v1'

/** Settings as a window may save them: nothing but what this program offers. */
export const settingsSchema = z.strictObject({
  format: z.literal(1),
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  /** Whether the dice field waits for typed faces, or the host rolls at once. */
  dice: z.enum(DICE_MODES),
  /** How much Flagship decides in campaigns made from now on; each campaign may then choose for itself. */
  automation: z.enum(AUTOMATION_LEVELS),
  /** Text size in percent, within TEXT_PERCENT. */
  textPercent: z.number().int().min(TEXT_PERCENT.min).max(TEXT_PERCENT.max),
  keys: chosenKeys
})

export type Settings = z.infer<typeof settingsSchema>

/** Stored settings as this program has them: a language it does not speak is the system's, a text size beyond its range the nearest. */
export function settingsFrom(stored: SettingsV1): Settings {
  return {
    ...stored,
    language: LANGUAGES.find(known => known === stored.language) ?? 'system',
    textPercent: Math.min(TEXT_PERCENT.max, Math.max(TEXT_PERCENT.min, stored.textPercent))
  }
}

export { DEFAULT_SETTINGS, DICE_MODES, LANGUAGES, THEMES } from './settings-choices'
