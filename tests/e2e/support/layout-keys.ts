import type { Page } from 'playwright-core'

/** What the keys of a layout print, as far as dice and ships need it. */
interface Layout {
  /** The top row without Shift, from 0 to 9. */
  readonly row: string
  /** The place of a letter, and what it prints there, where that is not the place of the letter on QWERTY and the letter itself. */
  readonly letters?: Readonly<Record<string, readonly [code: string, key: string]>>
}

/** French, Belgian and bépo keyboards need Shift for digits; a Russian one prints letters of another alphabet. */
export const LAYOUTS = {
  fr: { row: `à&é"'(-è_ç` },
  be: { row: `à&é"'(§è!ç` },
  bepo: { row: `*"«»()@+-/`, letters: { b: ['KeyQ', 'b'], h: ['Period', 'h'] } },
  ru: { row: '0123456789', letters: { b: ['KeyB', 'и'], h: ['KeyH', 'р'] } },
  us: { row: '0123456789' }
} as const satisfies Readonly<Record<string, Layout>>
export type LayoutName = keyof typeof LAYOUTS

/** A keyboard of some layout, as Chromium hears it. */
export interface LayoutKeys {
  /** Keys of the top row without Shift, whatever they print. */
  plain(digits: string): Promise<void>
  /** The same keys in the way that prints digits: with Shift where that is needed. */
  printing(digits: string): Promise<void>
  withAlt(digit: number): Promise<void>
  /** The keys of these letters. */
  letters(text: string): Promise<void>
}

const [ALT, SHIFT] = [1, 8]

export async function layoutKeys(page: Page, name: LayoutName): Promise<LayoutKeys> {
  const { row, letters = {} }: Layout = LAYOUTS[name]
  const session = await page.context().newCDPSession(page)
  const press = async (code: string, key: string, modifiers: number, isTyping: boolean): Promise<void> => {
    const one = { key, code, modifiers, windowsVirtualKeyCode: /\d/u.test(code) ? 48 + Number(code.at(-1)) : 0 }
    await session.send('Input.dispatchKeyEvent', { ...one, ...(isTyping ? { type: 'keyDown', text: key } : { type: 'rawKeyDown' }) })
    await session.send('Input.dispatchKeyEvent', { ...one, type: 'keyUp' })
  }
  const plainOf = (digit: string): string => row[Number(digit)] ?? ''
  return {
    plain: async digits => {
      for (const digit of digits) await press(`Digit${digit}`, plainOf(digit), 0, true)
    },
    printing: async digits => {
      for (const digit of digits) await press(`Digit${digit}`, digit, plainOf(digit) === digit ? 0 : SHIFT, true)
    },
    withAlt: digit => press(`Digit${String(digit)}`, plainOf(String(digit)), ALT, false),
    letters: async text => {
      for (const letter of text) {
        const [code, key] = letters[letter] ?? [`Key${letter.toUpperCase()}`, letter]
        await press(code, key, 0, true)
      }
    }
  }
}
