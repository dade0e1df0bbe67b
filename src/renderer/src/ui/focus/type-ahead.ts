import { plainDigit } from '../keys/digit-key'

/** Letters that follow each other faster than this are one word, in milliseconds. */
const WORD_MS = 900

/**
 * Letters and digits typed in a list of answers go to the first that begins with them, whatever its accents; other keys work as usual. The
 * answers are labels of an input, or are themselves what `rows` selects.
 */
export function typeAhead(rows = 'label'): (event: KeyboardEvent) => void {
  let typed = ''
  let at = 0
  return event => {
    const { currentTarget: list, ctrlKey, altKey, metaKey, shiftKey } = event
    const key = String(plainDigit(event) ?? event.key)
    if (!(list instanceof HTMLElement) || !/^[\p{L}\p{N}]$/u.test(key) || ctrlKey || altKey || metaKey || shiftKey) return
    const word = (event.timeStamp - at < WORD_MS ? typed : '') + plain(key)
    const found = [...list.querySelectorAll<HTMLElement>(rows)].find(label => plain(label.textContent.trim()).startsWith(word))
    if (found === undefined) return
    typed = word
    at = event.timeStamp
    event.preventDefault()
    event.stopPropagation()
    ;(found.querySelector('input') ?? found).focus()
  }
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
