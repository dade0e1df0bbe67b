import { nextTick } from 'vue'

/** Puts the focus on the next input of the battle: the field that waits, else the table itself, so that keys are heard. */
export async function focusNextInput(): Promise<void> {
  await nextTick()
  const plot = document.querySelector<HTMLElement>('[data-plot]')
  const field = plot?.querySelector<HTMLElement>('[data-centre] [data-next-input]:not([disabled])') ?? plot
  field?.focus()
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') field.select()
}
