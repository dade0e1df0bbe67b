import type { Page } from 'playwright-core'

/** Waits until a battle is on the screen, up to this entry at least, and no call is under way; gives the last entry it shows. */
export async function atRest(page: Page, seq = 1): Promise<number> {
  const shown = await page.waitForFunction(least => {
    const last = Number(document.querySelector('[data-plot]')?.closest<HTMLElement>('[data-settled]')?.dataset['settled'] ?? 0)
    return last >= least ? last : null
  }, seq)
  return (await shown.jsonValue()) ?? 0
}
