import { answerAloud } from '../../../table/spoken/voice'

/** Moves the focus from an answered question to the next input; where there is none yet, the question is asked again. */
export function toNextInput(from: EventTarget | null): void {
  const [next] = inputsAfter(from)
  focus(next)
  const question = from instanceof Element ? from.closest('fieldset')?.querySelector('legend')?.textContent : null
  if (next === undefined) answerAloud(refusalNear(from) || (question ?? ''))
}

/** Accepts the current answers: focuses the next unanswered question, else the dice; a button that is left alone is pressed. */
export function takeAnswers(from: EventTarget | null): void {
  const inputs = inputsAfter(from)
  const next = inputs.find(isOpen) ?? inputs.at(-1)
  if (next instanceof HTMLButtonElement) next.click()
  else focus(next)
  if (inputs.length === 0) answerAloud(refusalNear(from))
}

/** Nothing follows answers that are refused: why is said again. */
function refusalNear(from: EventTarget | null): string {
  if (!(from instanceof Element)) return ''
  return from.closest('[data-centre]')?.querySelector('[data-heard=refusal]')?.textContent ?? ''
}

function inputsAfter(from: EventTarget | null): readonly HTMLElement[] {
  if (!(from instanceof Element)) return []
  const own = from.closest('fieldset')
  const inputs = [...(from.closest('[data-centre]') ?? document).querySelectorAll<HTMLElement>('[data-next-input]:not([disabled])')]
  return inputs.filter(one => own?.contains(one) !== true && (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
}

function isOpen(input: HTMLElement): boolean {
  return input instanceof HTMLInputElement && input.type === 'radio' && input.closest('fieldset')?.querySelector(':checked') === null
}

function focus(input: HTMLElement | undefined): void {
  input?.focus()
  if (input instanceof HTMLInputElement && ['text', 'number'].includes(input.type)) input.select()
}
