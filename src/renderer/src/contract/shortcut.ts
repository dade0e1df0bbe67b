import type { MaybeRefOrGetter } from 'vue'
import type { KeyAction } from './key-actions'

/** An act whose keys and label come from the key settings. */
export interface ChosenShortcut extends ShortcutParts {
  readonly action: KeyAction
  /** Message key of the act, if this screen words it differently. */
  readonly called?: string
}

/** An act with fixed keys. */
export interface FixedShortcut extends ShortcutParts {
  /** Any of these works: `Shift+1`, `ArrowUp`, `Enter`. */
  readonly keys: readonly string[]
  /** The translated label. */
  readonly label: MaybeRefOrGetter<string>
  /** Keys to show instead of all of them, such as the first and last of a range. */
  readonly shown?: readonly string[]
}

/** One act of a screen and the keys that do it. */
export type Shortcut = ChosenShortcut | FixedShortcut

interface ShortcutParts {
  run(event: KeyboardEvent): void
  /** Whether it does anything now. Otherwise its key is ignored and not shown. */
  readonly when?: () => boolean
  /** Why it does nothing now, for the palette and whoever presses its key. */
  readonly whyNot?: () => string
  /** Whether it is meant by this press of one of its keys, where layouts differ. */
  readonly hears?: (event: KeyboardEvent) => boolean
  /** Shown in the foot bar; others appear only on the `?` card. */
  readonly isInFoot?: boolean
  /** Also active while typing in a field. */
  readonly isInFields?: boolean
  /** The key press still reaches the element focused by `run`, as for the first digit of dice. */
  readonly isPassedOn?: boolean
  /** Repeats while the key is held down. */
  readonly isRepeated?: boolean
}
