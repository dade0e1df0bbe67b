import type { Page } from 'playwright-core'

/** What the top row of a French keyboard prints without Shift, from 0 to 9. */
const ROW = ['à', '&', 'é', '"', "'", '(', '-', 'è', '_', 'ç']

/** A French keyboard, as Chromium hears it. */
interface Azerty {
  /** Keys of the top row without Shift, which print no digits. */
  plain(digits: string): Promise<void>
  /** With Shift, which prints them. */
  shifted(digits: string): Promise<void>
  withAlt(digit: number): Promise<void>
}

export async function azerty(page: Page): Promise<Azerty> {
  const session = await page.context().newCDPSession(page)
  const press = async (digit: number, key: string, modifiers: number, text?: string): Promise<void> => {
    const one = { key, code: `Digit${String(digit)}`, modifiers, windowsVirtualKeyCode: 48 + digit }
    await session.send('Input.dispatchKeyEvent', { ...one, ...(text === undefined ? { type: 'rawKeyDown' } : { type: 'keyDown', text }) })
    await session.send('Input.dispatchKeyEvent', { ...one, type: 'keyUp' })
  }
  const each = async (digits: string, one: (digit: number) => Promise<void>): Promise<void> => {
    for (const digit of digits) await one(Number(digit))
  }
  return {
    plain: digits => each(digits, digit => press(digit, ROW[digit] ?? '', 0, ROW[digit])),
    shifted: digits => each(digits, digit => press(digit, String(digit), 8, String(digit))),
    withAlt: digit => press(digit, ROW[digit] ?? '', 1)
  }
}
