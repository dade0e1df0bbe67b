import { plainDigit } from '../keys/digit-key'
import { focusNextInput } from './focus-next-input'

/** In a numbered list of answers, a digit chooses the answer with that number and goes on to what follows. */
export function pickOnDigit(event: KeyboardEvent): void {
  const { currentTarget: list } = event
  const digit = plainDigit(event)
  if (digit === null || !(list instanceof HTMLElement)) return
  const answer = list.querySelectorAll<HTMLInputElement>('input[type=radio]:not(:disabled)')[digit - 1]
  event.preventDefault()
  event.stopPropagation()
  answer?.click()
  if (answer !== undefined) void focusNextInput()
}
