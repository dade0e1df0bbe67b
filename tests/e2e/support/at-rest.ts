import type { Page } from 'playwright-core'

/** Waits until the screen shows the battle up to this entry at least and no call is under way; gives the last entry it shows. */
export async function atRest(page: Page, seq = 1): Promise<number> {
  const shown = await page.waitForFunction(least => {
    const last = Number(document.querySelector('[data-settled]')?.getAttribute('data-settled') ?? 0)
    return last >= least ? last : null
  }, seq)
  return (await shown.jsonValue()) ?? 0
}
