import { AUTOMATION_LEVELS, USUAL_AUTOMATION } from './automation'
import { DICE_MODES, LANGUAGES, TEXT_PERCENT, THEMES } from './settings-choices'
import { z } from '../schema/zod'

/** A key by name, such as Ctrl+Shift+z. */
const keyText = z
  .string()
  .min(1)
  .max(30)
  .refine(text => text.isWellFormed(), 'bad-text')

export const settingsSchema = z.strictObject({
  format: z.literal(1),
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  /** Whether the dice field waits for typed faces, or the host rolls at once. */
  dice: z.enum(DICE_MODES),
  /** How much Flagship decides in campaigns made from now on; each campaign may then choose for itself. */
  automation: z.enum(AUTOMATION_LEVELS),
  /** Text size in percent, 90 to 150. */
  textPercent: z.number().int().min(TEXT_PERCENT.min).max(TEXT_PERCENT.max),
  /** Keys chosen for an act, such as `battle.fire` to `g`; acts that are not named keep their usual ones. */
  keys: z.record(z.string().regex(/^[a-z]{1,20}\.[A-Za-z]{1,20}$/u), keyText)
})

/** Settings as they may lie on the disk or in a file: what could not be chosen yet when they were written is as usual. */
export const storedSettings = settingsSchema.extend({
  keys: settingsSchema.shape.keys.default({}),
  automation: settingsSchema.shape.automation.default(USUAL_AUTOMATION)
})

export type Settings = z.infer<typeof settingsSchema>

export { DEFAULT_SETTINGS, DICE_MODES, LANGUAGES, THEMES } from './settings-choices'
