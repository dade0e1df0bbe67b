import type { Infer } from '../schema/infer'
import { z } from '../schema/zod'
import { AUTOMATION_LEVELS } from './automation'
import { DEFAULT_SETTINGS, DICE_MODES, KEYBOARDS, LANGUAGES, STRIKES, TEXT_PERCENT, THEMES } from './settings-choices'
import { chosenKeys, turnTimer } from './versions/settings-v1'

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
  timer: turnTimer.nullable().exactOptional(),
  /** What this keyboard prints; absent for what the system tells. */
  keyboard: z.enum(KEYBOARDS).exactOptional(),
  /** Absent: they are shown. */
  strikes: z.enum(STRIKES).exactOptional()
})
export type Settings = Infer<typeof settingsSchema>

/** Settings as they are stored: those of this program, and whatever a later one has added to them. */
export interface StoredSettings {
  readonly format: 1
  readonly [field: string]: unknown
}

const FIELDS = Object.keys(settingsSchema.shape) as readonly (keyof Settings)[]

/**
 * Adapts stored settings to this program, each by itself: one that it does not know has its default, and a text size out of range the
 * nearest in it. The language of a Flagship that speaks more becomes that of the system.
 */
export function settingsFrom(stored: StoredSettings): Settings {
  const { textPercent } = stored
  const fitting: Readonly<Record<string, unknown>> = {
    ...stored,
    ...(Number.isInteger(textPercent) && { textPercent: Math.min(TEXT_PERCENT.max, Math.max(TEXT_PERCENT.min, Number(textPercent))) })
  }
  const known = FIELDS.filter(field => Object.hasOwn(fitting, field) && settingsSchema.shape[field].safeParse(fitting[field]).success)
  return settingsSchema.parse({ ...DEFAULT_SETTINGS, ...Object.fromEntries(known.map(field => [field, fitting[field]])) })
}

/** Stores settings over others. A setting that has not been changed stays as it is stored, for the program that knows more of it. */
export function storedWith(stored: StoredSettings, settings: Settings): StoredSettings {
  const before = settingsFrom(stored)
  const changed = FIELDS.filter(field => JSON.stringify(settings[field]) !== JSON.stringify(before[field]))
  const kept = Object.entries(stored).filter(([field]) => !changed.some(one => one === field))
  const set = changed.filter(field => settings[field] !== undefined).map(field => [field, settings[field]] as const)
  return { ...Object.fromEntries([...kept, ...set]), format: 1 }
}
