import { nextTick } from 'vue'

/**
 * Enter in a panel of choices moves from the focused choice to the next input, and finally to the dice. Where only a button is left, which
 * shows the sign of Enter, it is pressed, though not from a box to tick, which is one of several.
 * In the dice field and in other forms, Enter keeps its own meaning.
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
  if (next instanceof HTMLButtonElement && target.type !== 'checkbox' && (hasWords(target) || next === wasThere)) next.click()
  else next?.focus()
}

function hasWords(field: HTMLInputElement): boolean {
  return field.type === 'text' && !('figureField' in field.dataset) && field.value.trim() !== ''
}
