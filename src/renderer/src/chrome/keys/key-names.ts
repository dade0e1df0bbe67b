import { digitKey, letterOf } from '../../ui/keys/digit-key'
import { letterPrinted } from '../../ui/keys/layout'

/** The parts of a key name: modifiers in this order, then the key, as in `Ctrl+Shift+z`. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * Whether this key press matches the name. Digits match by their place, so they work on every layout, and letters where the key prints
 * none of the Latin alphabet, such as those of a Russian keyboard.
 */
export function isKey(event: KeyPress, name: string): boolean {
  const { key, ctrl, alt, shift } = parsed(name)
  if ((event.ctrlKey || event.metaKey) !== ctrl || event.altKey !== alt) return false
  if (/^\d$/u.test(key)) {
    const typed = digitKey(event)
    return typed !== null && String(typed.digit) === key && typed.isShifted === shift
  }
  if (letterOf(event).toLowerCase() !== key.toLowerCase()) return false
  // Signs such as ? and + need Shift only on some layouts.
  return isSign(key) || event.shiftKey === shift
}

/** The name of a key press; null for a lone modifier and for dead keys. */
export function keyName(event: KeyPress): string | null {
  if (['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'Dead', 'Process', 'Unidentified', 'CapsLock'].includes(event.key)) return null
  const digit = digitKey(event)
  const typed = letterOf(event)
  const key = digit === null ? (typed.length === 1 ? typed.toLowerCase() : typed) : String(digit.digit)
  const isShifted = digit === null ? event.shiftKey && !isSign(key) : digit.isShifted
  const parts = [event.ctrlKey || event.metaKey ? 'Ctrl' : '', event.altKey ? 'Alt' : '', isShifted ? 'Shift' : '', key]
  return parts.filter(part => part !== '').join('+')
}

interface ParsedKey {
  readonly key: string
  readonly ctrl: boolean
  readonly alt: boolean
  readonly shift: boolean
}

function parsed(name: string): ParsedKey {
  const parts = name.length > 1 ? name.split(/\+(?=.)/u) : [name]
  const key = parts[parts.length - 1] ?? ''
  return { key, ctrl: parts.includes('Ctrl'), alt: parts.includes('Alt'), shift: parts.includes('Shift') }
}

function isSign(key: string): boolean {
  return key.length === 1 && key.toLowerCase() === key.toUpperCase()
}

const GLYPHS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '⏎',
  '-': '−'
}

/** Keys whose names are translated: message keys `app.key.<name>`. */
const WORDS: Readonly<Record<string, string>> = {
  Escape: 'escape',
  Delete: 'delete',
  ' ': 'space',
  Ctrl: 'ctrl',
  Alt: 'alt',
  Shift: 'shift'
}

/** The sign of a key on this keyboard, or its name. */
function printedAs(part: string): string {
  return (/^[a-z]$/iu.test(part) ? letterPrinted(part) : part).toUpperCase()
}

/** A key as printed on its cap, such as `Ctrl Z` or `⇧ 1`. `word` translates named keys. */
export function keyCap(name: string, word: (name: string) => string): string {
  const { key, ctrl, alt, shift } = parsed(name)
  const cap = (part: string): string => GLYPHS[part] ?? (WORDS[part] === undefined ? printedAs(part) : word(WORDS[part]))
  const parts = [ctrl ? 'Ctrl' : '', alt ? 'Alt' : '', shift ? 'Shift' : '', key]
  return parts
    .filter(part => part !== '')
    .map(cap)
    .join(' ')
}
