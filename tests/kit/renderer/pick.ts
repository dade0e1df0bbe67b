import { flushPromises } from '@vue/test-utils'

/** Picks the option of this value from the menu of this button. */
export async function pickFrom(button: Element | null | undefined, value: string): Promise<void> {
  if (!(button instanceof HTMLElement)) throw new Error('There is no menu')
  button.click()
  await flushPromises()
  const option = document.querySelector<HTMLElement>(`[role="listbox"] [data-value="${value}"]`)
  if (option === null) throw new Error(`${value} is not offered`)
  option.click()
  await flushPromises()
}
