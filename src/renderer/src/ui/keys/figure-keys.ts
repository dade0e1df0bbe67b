import { plainDigit } from './digit-key'

/** Fields that take nothing but figures. */
export const FIGURES = 'input:is([type="number"],[inputmode="numeric"],[data-dice-field],[data-figure-field],[data-steps]):not([readonly])'

/** Whether it is a field that takes nothing but figures: letters typed there are keys of the screen. */
export function takesOnlyFigures(at: Element | null): at is HTMLInputElement {
  return at instanceof HTMLInputElement && at.matches(FIGURES)
}

/** Types into a field, over what is selected there. */
export function typeText(field: HTMLInputElement, text: string): void {
  // The only way that also works where a field tells no selection, and can be undone with the keys of the system.
  if (document.execCommand('insertText', false, text)) return
  field.value += text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export const typeDigit = (field: HTMLInputElement, digit: number): void => typeText(field, String(digit))

/** Whether the key signs a number there: the sixth key of AZERTY prints a minus. In a correction one with a sign changes the value. */
function isSign(field: HTMLInputElement, key: string): boolean {
  const isSigned = Number(field.min === '' ? -1 : field.min) < 0 || field.closest('[data-relative]') !== null
  return key === '-' && isReplaced(field) && isSigned && !field.matches('[data-dice-field]')
}

/** Whether what is typed takes the place of all that stands in the field. Fields of type number tell their selection to nobody else. */
function isReplaced({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  if (selectionStart === null) return (document.getSelection()?.toString() ?? '') === value
  return selectionStart === 0 && selectionEnd === value.length
}

/**
 * On layouts whose top row needs Shift for digits, a key of it without Shift is its digit in every field that takes only figures; so is a
 * digit of another script. The decimal key of the number pad parts dice. Letters and question marks are not typed there. What stands in a
 * field of one figure is selected as it is entered, so that the next figure takes its place. Keys that compose a word stay in its field.
 * Listens until the returned function is called.
 */
export function keepToLayouts(): () => void {
  const hear = (event: KeyboardEvent): void => {
    const { target } = event
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof Element) || !takesOnlyFigures(target)) return
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
  // After the keys of the screen have had it. One that takes the focus to the dice with its first letter was pressed elsewhere.
  const leaveOut = (event: KeyboardEvent): void => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey
    const { target } = event
    if (target instanceof Element && takesOnlyFigures(target) && !isHeld && /^[\p{L}?]$/u.test(event.key)) event.preventDefault()
  }
  let entered: EventTarget | null = null
  const enter = ({ target }: Event): void => void (entered = target)
  const pointed = ({ target }: Event): void => {
    if (target === entered && target instanceof Element && takesOnlyFigures(target) && !target.matches('[data-dice-field]')) target.select()
    entered = null
  }
  document.addEventListener('keydown', compose, true)
  document.addEventListener('keydown', hear)
  window.addEventListener('keydown', leaveOut)
  document.addEventListener('focusin', enter)
  document.addEventListener('click', pointed)
  return () => {
    document.removeEventListener('keydown', compose, true)
    document.removeEventListener('keydown', hear)
    window.removeEventListener('keydown', leaveOut)
    document.removeEventListener('focusin', enter)
    document.removeEventListener('click', pointed)
  }
}
