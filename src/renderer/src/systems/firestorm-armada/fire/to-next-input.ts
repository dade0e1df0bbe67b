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

/** Goes to the question above or below this one; from the last of them to what comes after. */
export function toRow(from: EventTarget | null, by: 1 | -1): void {
  const own = from instanceof Element ? from.closest('fieldset') : null
  const rows = questions()
  const row = rows[rows.findIndex(one => one === own) + by]
  if (row !== undefined) focusAnswer(row)
  else if (by === 1) toNextInput(from)
}

/** Goes from the dice back to the last question about them. */
export const toLastQuestion = (): void => questions().slice(-1).forEach(focusAnswer)

const questions = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-centre] .answers:not(:disabled)')]

function focusAnswer(row: HTMLElement): void {
  const answer = row.querySelector<HTMLElement>(':checked') ?? row.querySelector<HTMLElement>('[data-answer]:not(:disabled)')
  answer?.focus()
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
