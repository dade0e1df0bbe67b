import type { Page } from 'playwright-core'

/** Waits until a battle is on the screen, up to at least this entry, and no call is in progress; returns the last entry shown. */
export async function atRest(page: Page, seq = 1): Promise<number> {
  const shown = await page.waitForFunction(least => {
    const last = Number(document.querySelector('[data-plot]')?.closest<HTMLElement>('[data-settled]')?.dataset['settled'] ?? 0)
    return last >= least ? last : null
  }, seq)
  return (await shown.jsonValue()) ?? 0
}
