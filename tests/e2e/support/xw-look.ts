import type { Page } from 'playwright-core'
import { lookAt, settings } from './look'

const LOOKS = {
  themes: ['dark', 'light'],
  languages: ['fr', 'en'],
  sizes: [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 }
  ]
} as const

/** Screenshots of an X-Wing screen, and its faults: axe findings, and messages missing in a language. */
export async function xwLook(page: Page, screen: string): Promise<readonly string[]> {
  const found = [...(await lookAt(page, `xw-table-${screen}`, LOOKS))]
  for (const language of LOOKS.languages) {
    await settings(page, { theme: 'light', language })
    const said = await page.locator('body').innerText()
    // A missing message shows its key.
    found.push(...(said.match(/\b(?:xw|xwTable|battle|rulings)\.[\w.]+/gu) ?? []))
  }
  return found
}
