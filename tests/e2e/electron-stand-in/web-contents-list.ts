import type { Page } from 'playwright-core'

/** The parts of a window's contents that the browser needs. */
export interface PageOwner {
  isNavigationStopped(address: string, isMainFrame: boolean): boolean
  windowOpenAction(address: string): string
}

const owners = new Map<Page, PageOwner>()

export function contentsOf(page: Page): PageOwner | undefined {
  return owners.get(page)
}

export function own(page: Page, owner: PageOwner): void {
  owners.set(page, owner)
  page.once('close', () => owners.delete(page))
}
