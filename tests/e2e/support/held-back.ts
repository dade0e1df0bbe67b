import type { Page } from 'playwright-core'

/** Holds back the files of these addresses until the function it returns is called. */
export async function heldBack(page: Page, files: RegExp): Promise<() => void> {
  let go = (): void => undefined
  const held = new Promise<void>(resolve => (go = resolve))
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return go
}
