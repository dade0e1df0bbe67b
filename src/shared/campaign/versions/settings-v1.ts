import { whole } from '../../schema/parts'
import { z } from '../../schema/zod'

/** A key by name, such as Ctrl+Shift+z. */
const keyText = z
  .string()
  .min(1)
  .max(30)
  .refine(text => text.isWellFormed(), 'bad-text')

/** Custom keys, such as `g` for `battle.fire`; actions that are not listed keep their default keys. */
export const chosenKeys = z.record(z.string().regex(/^[a-z]{1,20}\.[A-Za-z]{1,20}$/u), keyText)

/** Minutes, and whether their end is heard. */
export const turnTimer = z.strictObject({ minutes: whole(1, 120), hasSound: z.boolean() })

/**
 * Format 1 of settings, on disk and in exchange files. Released versions are never edited. Language and text size allow more than any one
 * program offers: `settingsFrom` replaces what this program lacks.
 */
export const settingsV1 = z.strictObject({
  format: z.literal(1),
  /** `system`, or a language tag. */
  language: z.string().regex(/^[a-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/u),
  theme: z.enum(['system', 'light', 'dark', 'night']),
  dice: z.enum(['hand', 'host']),
  automation: z.enum(['track', 'assist', 'referee']),
  /** Percent. */
  textPercent: whole(50, 400),
  keys: chosenKeys,
  /** How long a turn may take; null or absent without a timer. */
  timer: turnTimer.nullable().exactOptional()
})

export type SettingsV1 = z.infer<typeof settingsV1>
