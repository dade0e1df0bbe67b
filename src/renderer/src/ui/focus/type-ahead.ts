/** Letters that follow each other faster than this are one word, in milliseconds. */
const WORD_MS = 900

/** Letters typed in a list of answers go to the first that begins with them, whatever its accents; other keys work as usual. */
export function typeAhead(): (event: KeyboardEvent) => void {
  let typed = ''
  let at = 0
  return event => {
    const { currentTarget: list, key, ctrlKey, altKey, metaKey, shiftKey } = event
    if (!(list instanceof HTMLElement) || !/^\p{L}$/u.test(key) || ctrlKey || altKey || metaKey || shiftKey) return
    const word = (event.timeStamp - at < WORD_MS ? typed : '') + plain(key)
    const found = [...list.querySelectorAll('label')].find(label => plain(label.textContent.trim()).startsWith(word))
    if (found === undefined) return
    typed = word
    at = event.timeStamp
    event.preventDefault()
    event.stopPropagation()
    found.querySelector('input')?.focus()
  }
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
