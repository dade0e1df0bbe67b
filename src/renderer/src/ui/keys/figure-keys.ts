import { plainDigit } from './digit-key'

/** Fields that take nothing but figures. */
const FIGURES = 'input:is([type="number"],[inputmode="numeric"],[data-dice-field],[data-figure-field],[data-steps]):not([readonly])'

/** Types into a field, over what is selected there. */
export function typeText(field: HTMLInputElement, text: string): void {
  // The only way that also works where a field tells no selection, and can be undone with the keys of the system.
  if (document.execCommand('insertText', false, text)) return
  field.value += text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export const typeDigit = (field: HTMLInputElement, digit: number): void => typeText(field, String(digit))

/** Whether the key signs a number there: the sixth key of AZERTY prints a minus. */
function isSign(field: HTMLInputElement, key: string): boolean {
  return key === '-' && field.value === '' && Number(field.min === '' ? -1 : field.min) < 0 && !field.matches('[data-dice-field]')
}

/**
 * On layouts whose top row needs Shift for digits, a key of it without Shift is its digit in every field that takes only figures; so is a
 * digit of another script. The decimal key of the number pad parts dice. Keys that compose a word stay in its field. Listens until the
 * returned function is called.
 */
export function keepToLayouts(): () => void {
  const hear = (event: KeyboardEvent): void => {
    const { target } = event
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof HTMLInputElement) || !target.matches(FIGURES)) return
    // The hand stays on the number pad: its decimal key parts one die from the next.
    if (event.code === 'NumpadDecimal' && /^[.,]$/u.test(event.key) && target.matches('[data-dice-field]')) {
      event.preventDefault()
      typeText(target, ' ')
      return
    }
    const digit = plainDigit(event)
    // The browser itself types the digits of this very row.
    if (digit === null || event.key === String(digit) || isSign(target, event.key)) return
    event.preventDefault()
    typeDigit(target, digit)
  }
  // Enter ends the composition of a word, and must not hand the field in as well.
  const compose = (event: KeyboardEvent): void => (event.isComposing ? event.stopPropagation() : undefined)
  document.addEventListener('keydown', compose, true)
  document.addEventListener('keydown', hear)
  return () => {
    document.removeEventListener('keydown', compose, true)
    document.removeEventListener('keydown', hear)
  }
}
