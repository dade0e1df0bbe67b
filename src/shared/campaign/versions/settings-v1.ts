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

/** One choice of a setting. Which there are is the program's affair. */
const choice = z.string().regex(/^[a-z][A-Za-z-]{0,29}$/u)

/**
 * Format 1 of settings in exchange files. Released versions are never edited. Choices and text size allow more than any one program
 * offers: `settingsFrom` replaces what this program lacks.
 */
export const settingsV1 = z.strictObject({
  format: z.literal(1),
  /** `system`, or a language tag. */
  language: z.string().regex(/^[a-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/u),
  /** `system`, or the name of a theme. */
  theme: choice,
  dice: choice,
  automation: choice,
  /** Percent. */
  textPercent: whole(50, 400),
  keys: chosenKeys,
  /** How long a turn may take; null or absent without a timer. */
  timer: turnTimer.nullable().exactOptional(),
  /** The layout of the keyboard; absent for what the system tells. */
  keyboard: choice.exactOptional(),
  /** Whether shots are seen to fly; absent where they are. */
  strikes: choice.exactOptional()
})
