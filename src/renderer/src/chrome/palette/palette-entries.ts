import { onBeforeUnmount, onMounted, shallowReactive } from 'vue'
import { KEY_ACTIONS } from '../../contract/key-actions'
import type { Shortcut } from '../../contract/shortcut'
import type { Words } from '../../i18n/use-words'
import { isValidNow, keysDoing, keysShown, wordsOf } from '../keys/use-shortcuts'

/** Something that can be found by its words and done. */
export interface PaletteEntry {
  /** The same at every opening, so that what was done last comes first. */
  readonly id: string
  readonly label: string
  /** Beside the label, less prominently. */
  readonly detail: string
  /** Other words for it, and what it is called in the other languages: whoever thinks in one of them finds it too. */
  readonly also?: readonly string[]
  readonly group: PaletteGroup
  /** Before words are typed: what is due comes first, then what the selected unit can do; `found` shows once words ask for it. */
  readonly standing?: 'due' | 'selected' | 'found' | undefined
  readonly keys: readonly string[]
  /** The rule against it. */
  readonly rule?: string | undefined
  run(): void
  /** Does it against the rules, as far as the GM may. */
  readonly anyway?: (() => void) | undefined
}

/** What a screen does now, whom it shows, what it does at another moment, its house rules, and where one may go. */
const PALETTE_GROUPS = ['now', 'units', 'later', 'rules', 'goTo'] as const
type PaletteGroup = (typeof PALETTE_GROUPS)[number]
/** The headings of the palette, in their order. */
export const PALETTE_HEADINGS = ['due', 'selected', 'recent', ...PALETTE_GROUPS] as const

/** What the parts of the screen offer besides their keys. */
export const paletteSources: (() => readonly PaletteEntry[])[] = shallowReactive([])

/** Offers these in the palette while the component is mounted. */
export function usePaletteEntries(entries: () => readonly PaletteEntry[]): void {
  onMounted(() => paletteSources.push(entries))
  onBeforeUnmount(() => void paletteSources.splice(paletteSources.indexOf(entries), 1))
}

/** Nothing to look for: the palette itself, and steps of the selection. */
const UNOFFERED: readonly string[] = ['app.palette', 'battle.down', 'battle.up', 'battle.enemyDown', 'battle.enemyUp']

/** An act that has a key. One that differs by its key, such as a digit for each ship, is none. */
export function entryOf(shortcut: Shortcut, scope: string, said: Called): PaletteEntry | null {
  const { t } = said
  const [key, ...others] = keysDoing(shortcut)
  if (key === undefined || (!('action' in shortcut) && others.length > 0)) return null
  if ('action' in shortcut && UNOFFERED.includes(shortcut.action)) return null
  const isNow = isValidNow(shortcut)
  return {
    id: 'action' in shortcut ? shortcut.action : `${scope} ${key}`,
    label: capitalised(wordsOf(shortcut, t)),
    detail: isNow ? scope : (shortcut.whyNot?.() ?? scope),
    also: 'action' in shortcut ? calledAlso(shortcut.called ?? KEY_ACTIONS[shortcut.action].label, shortcut.action, said) : [],
    group: isNow ? 'now' : 'later',
    keys: keysShown(shortcut),
    run: () => shortcut.run(new KeyboardEvent('keydown', { key: key.split('+').at(-1) ?? key, shiftKey: key.startsWith('Shift+') }))
  }
}

type Called = Pick<Words, 't' | 'te' | 'elsewhere'>

/** What an act is called in the other languages, and the words people use for it, under `palette.also`, in all of them. */
export function calledAlso(label: string, act: string, { t, te, elsewhere }: Called): readonly string[] {
  const words = `palette.also.${act}`
  return [...elsewhere(label), ...(te(words) ? [t(words), ...elsewhere(words)] : [])]
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
