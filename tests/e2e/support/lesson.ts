import type { Page } from 'playwright-core'
import { atRest } from './at-rest'

/** The title of the step that waits. */
export const lessonStep = (page: Page): Promise<string> => page.locator('[data-coach] h2').innerText()

/** The lesson does its steps until there are none left; returns how many it did. */
export async function doneForMe(page: Page): Promise<number> {
  const button = page.locator('[data-do-it]')
  for (let done = 0; ; done += 1) {
    await atRest(page)
    if ((await button.count()) === 0) return done
    const before = await lessonStep(page)
    await button.click()
    await page.waitForFunction(title => document.querySelector('[data-coach] h2')?.textContent !== title, before)
  }
}
