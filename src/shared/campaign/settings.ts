import type { Infer } from '../schema/infer'
import { z } from '../schema/zod'
import { AUTOMATION_LEVELS } from './automation'
import { DICE_MODES, LANGUAGES, TEXT_PERCENT, THEMES } from './settings-choices'
import { chosenKeys, turnTimer, type SettingsV1 } from './versions/settings-v1'

export { DEFAULT_SETTINGS } from './settings-choices'

/** Settings as a window may save them: only what this program offers. */
export const settingsSchema = z.strictObject({
  format: z.literal(1),
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  /** Whether the dice field waits for typed faces, or the host rolls at once. */
  dice: z.enum(DICE_MODES),
  /** How much Flagship decides in new campaigns; each campaign may then choose for itself. */
  automation: z.enum(AUTOMATION_LEVELS),
  textPercent: z.number().int().min(TEXT_PERCENT.min).max(TEXT_PERCENT.max),
  keys: chosenKeys,
  timer: turnTimer.nullable().exactOptional()
})
export type Settings = Infer<typeof settingsSchema>

/**
 * Adapts stored settings to this program: an unknown language becomes that of the system, and a text size out of range the nearest one in
 * it.
 */
export function settingsFrom(stored: SettingsV1): Settings {
  return {
    ...stored,
    language: LANGUAGES.find(known => known === stored.language) ?? 'system',
    textPercent: Math.min(TEXT_PERCENT.max, Math.max(TEXT_PERCENT.min, stored.textPercent))
  }
}
