import { nextTick } from 'vue'

/** Focuses the next input of the battle, or else the table itself, so that keys work. */
export async function focusNextInput(): Promise<void> {
  await nextTick()
  const plot = table()
  const field = plot?.querySelector<HTMLElement>('[data-centre] [data-next-input]:not(:disabled)') ?? plot
  field?.focus()
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') field.select()
}

/** The same after an act, however late its result arrives, except that an unfolded "Next" keeps the focus. */
export async function focusAfterAct(): Promise<void> {
  await nextTick()
  if (!isAtNext()) await focusNextInput()
}

/** Whether the focus is in "Next", which stays unfolded while it is. */
export function isAtNext(): boolean {
  return (document.activeElement?.closest('[data-next]') ?? null) !== null
}

/** Focuses the table itself, where keys work but none answers a question. */
export function focusTable(): void {
  table()?.focus()
}

function table(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-plot]')
}
