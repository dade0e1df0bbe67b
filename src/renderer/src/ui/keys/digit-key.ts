import { latinDigits } from '@shared/kernel/latin-digits'

/** What is asked of a key press. */
interface Press {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
}

/** A key of the top row or of the number pad, as a figure. */
interface DigitKey {
  readonly digit: number
  /** The key press writes this figure. On a French keyboard the top row does so with Shift only. */
  readonly isPrinted: boolean
  /** Shift is held on the top row, to print there or to mean the other side. */
  readonly isShifted: boolean
}

/**
 * Which figure a key is, on any layout: the one it prints, in whatever digits, or else its place in the top row. Null for every other key,
 * and for one of the number pad that moves the cursor: without NumLock, or with Shift on Windows. Nowhere else is a key press asked for a
 * figure.
 */
export function digitKey({ key, code, shiftKey }: Press): DigitKey | null {
  const row = /^Digit(\d)$/u.exec(code)?.[1]
  const isShifted = shiftKey && row !== undefined
  const printed = latinDigits(key)
  if (/^\d$/u.test(printed)) return { digit: Number(printed), isPrinted: true, isShifted }
  return row === undefined ? null : { digit: Number(row), isPrinted: false, isShifted }
}

/** A figure as an answer or as a ship of the side in hand: printed, or typed without Shift; null with other keys held, and otherwise. */
export function plainDigit(
  event: Press & { readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean }
): number | null {
  const typed = event.ctrlKey || event.metaKey || event.altKey ? null : digitKey(event)
  return typed === null || (typed.isShifted && !typed.isPrinted) ? null : typed.digit
}

/** The letter of a key: the one it prints, or that of its place where it prints a letter of another alphabet. */
export function letterOf({ key, code }: Pick<Press, 'key' | 'code'>): string {
  const place = /^Key([A-Z])$/u.exec(code)?.[1]
  return place !== undefined && /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key) ? place : key
}
