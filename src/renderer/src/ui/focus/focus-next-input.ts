import { nextTick } from 'vue'

/** Puts the focus on the next input of the battle: the field that waits, else the table itself, so that keys are heard. */
export async function focusNextInput(): Promise<void> {
  await nextTick()
  const plot = table()
  const field = plot?.querySelector<HTMLElement>('[data-centre] [data-next-input]:not([disabled])') ?? plot
  field?.focus()
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') field.select()
}

/** The same once an act is done, however late the host says so: what "Next" brings, unfolded by then, stays unfolded. */
export async function focusAfterAct(): Promise<void> {
  await nextTick()
  if (!isAtNext()) await focusNextInput()
}

/** Whether the focus is in "Next", which is unfolded as long as it is there. */
export function isAtNext(): boolean {
  return (document.activeElement?.closest('[data-next]') ?? null) !== null
}

/** Puts the focus on the table itself: keys are heard there, and none of them answers a question. */
export function focusTable(): void {
  table()?.focus()
}

function table(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-plot]')
}
