import type { Locator } from 'playwright-core'

/** Picks from a menu as a hand does: opens it, and presses the option with this label, this value or at this place. */
export async function pickFrom(
  menu: Locator,
  { label, value, index }: { readonly label?: string; readonly value?: string; readonly index?: number }
): Promise<void> {
  await menu.click()
  const list = menu.page().getByRole('listbox')
  if (index !== undefined) await list.getByRole('option').nth(index).click()
  else if (label !== undefined) await list.getByRole('option', { name: label, exact: true }).click()
  else await list.locator(`[data-value="${value ?? ''}"]`).click()
}
