import { nextTick } from 'vue'

/**
 * Enter in a panel of choices goes on: from the choice that has the focus to the next input after it, at last to the dice. Where only the
 * button is left after words somebody typed, they are the answer, and Enter presses it; so it does from a choice, once the button is there.
 * In the dice, and in any other form, Enter means what it says.
 */
export async function enterOn(event: KeyboardEvent): Promise<void> {
  const { target, currentTarget: panel } = event
  if (!(target instanceof HTMLInputElement) || !(panel instanceof HTMLElement) || target.matches('form *')) return
  event.preventDefault()
  event.stopPropagation()
  const wasThere = panel.querySelector('button[data-next-input]:not([disabled])')
  await nextTick()
  const inputs = [...panel.querySelectorAll<HTMLElement>('[data-next-input]:not([disabled])')]
  const next = inputs.find(one => (target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  if (next instanceof HTMLButtonElement && (hasWords(target) || (target.type === 'radio' && next === wasThere))) next.click()
  else next?.focus()
}

function hasWords(field: HTMLInputElement): boolean {
  return field.type === 'text' && !('figureField' in field.dataset) && field.value.trim() !== ''
}
