import { nextTick } from 'vue'

/** Focuses the next input of the battle, or else the table itself, so that keys work. */
export async function focusNextInput(): Promise<void> {
  await nextTick()
  const plot = table()
  const field = plot?.querySelector<HTMLElement>('[data-centre] [data-next-input]:not(:disabled)') ?? plot
  // What has been typed there meanwhile stays.
  if (field === null || field === document.activeElement) return
  focusWhereItIs(field)
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') field.select()
}

/** Focuses the field for the dice that are due, past what was answered before it; the next input where there is none. */
export async function focusDice(): Promise<void> {
  await nextTick()
  const field = table()?.querySelector<HTMLElement>('[data-centre] [data-dice-field]:not([readonly])')
  if (field === null || field === undefined) await focusNextInput()
  else focusWhereItIs(field)
}

/** What is pinned to the lower edge is always in sight: the panel above it is not scrolled for it. */
export function focusWhereItIs(field: HTMLElement): void {
  field.focus({ preventScroll: field.closest('[data-pinned]') !== null })
}

/** Focuses the next input after an act, however late its result arrives, except that an unfolded "Next" keeps the focus. */
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
