import { afterEach, describe, expect, it } from 'vitest'
import { typeAhead } from './type-ahead'

const list = document.createElement('fieldset')
const other: string[] = []
list.innerHTML = ['Fuite', 'Équipage blessé', 'Équilibre']
  .map(name => `<label><input type="radio" value="${name}"> ${name}</label>`)
  .join('')

/** Types letters this long after one another, in milliseconds; what has the focus then. */
function typed(letters: string, apartMs: number): string | null {
  document.body.append(list)
  list.querySelector('input')?.focus()
  const hear = typeAhead()
  other.length = 0
  list.addEventListener('keydown', hear)
  list.ownerDocument.onkeydown = event => void other.push(event.key)
  ;[...letters].forEach((key, i) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: 1000 + i * apartMs })
    document.activeElement?.dispatchEvent(event)
  })
  list.removeEventListener('keydown', hear)
  return document.activeElement?.getAttribute('value') ?? null
}

afterEach(() => {
  list.remove()
  document.onkeydown = null
})

describe('letters in a list of answers', () => {
  it('go to the first that begins with them, without their accents', () => {
    expect([typed('e', 0), typed('equil', 100)]).toEqual(['Équipage blessé', 'Équilibre'])
  })
  it('begin a new word after a while', () => {
    expect(typed('ef', 5000)).toBe('Fuite')
  })
  it('are left to others where nothing begins so', () => {
    expect([typed('n', 0), other]).toEqual(['Fuite', ['n']])
    typed('f', 0)
    expect(other).toEqual([])
  })
})
