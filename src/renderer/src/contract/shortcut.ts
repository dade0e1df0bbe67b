import type { MaybeRefOrGetter } from 'vue'
import type { KeyAction } from './key-actions'

/** An act with keys from the settings; its words stand there too. */
export interface ChosenShortcut extends ShortcutParts {
  readonly action: KeyAction
  /** Message key of the act, where this screen has its own word for it. */
  readonly called?: string
}

/** An act with keys that are always the same. */
interface FixedShortcut extends ShortcutParts {
  /** Any one of these does it: `Shift+1`, `ArrowUp`, `Enter`. */
  readonly keys: readonly string[]
  /** The act in words of the screen's language. */
  readonly label: MaybeRefOrGetter<string>
  /** Keys to show in place of all of them, such as only the first and the last of a range. */
  readonly shown?: readonly string[]
}

/** One act of a screen and the keys that do it. */
export type Shortcut = ChosenShortcut | FixedShortcut

interface ShortcutParts {
  run(event: KeyboardEvent): void
  /** Whether it does anything now. A key that is not valid now is neither heard nor shown. */
  readonly when?: () => boolean
  /** Shown in the foot bar; the rest stands on the card behind `?` only. */
  readonly isInFoot?: boolean
  /** Heard while typing in a field too. */
  readonly isInFields?: boolean
  /** The key press still goes where the focus is after `run`, as for the first digit of dice. */
  readonly isPassedOn?: boolean
  /** Done again and again while the key is held down; else a key that is held acts once. */
  readonly isRepeated?: boolean
}
