import { DICE_MODES, LANGUAGES, TEXT_PERCENT, THEMES } from './settings-choices'
import { z } from './zod'

export const settingsSchema = z.strictObject({
  format: z.literal(1),
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  /** Whether the dice field waits for typed faces, or the host rolls at once. */
  dice: z.enum(DICE_MODES),
  /** Text size in percent, 90 to 150. */
  textPercent: z.number().int().min(TEXT_PERCENT.min).max(TEXT_PERCENT.max)
})

export type Settings = z.infer<typeof settingsSchema>

export { DEFAULT_SETTINGS, DICE_MODES, LANGUAGES, THEMES } from './settings-choices'
