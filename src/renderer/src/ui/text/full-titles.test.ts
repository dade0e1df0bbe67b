import { afterEach, describe, expect, it } from 'vitest'
import { installFullTitles } from './full-titles'

installFullTitles(document)

describe('a text that is shortened', () => {
  afterEach(() => document.body.replaceChildren())

  it('tells all of itself under the pointer', () => {
    const text = shown('Lantern of\n Meridian', 300)
    point(text)
    expect(text.title).toBe('Lantern of Meridian')
  })

  it('has no title while all of it is seen', () => {
    const text = shown('Lantern', 80)
    point(text)
    expect(text.title).toBe('')
  })

  it('loses the title once it has room again', () => {
    const text = shown('Lantern of Meridian', 300)
    point(text)
    widen(text, 80)
    point(text)
    expect(text.hasAttribute('title')).toBe(false)
  })

  it('keeps a title of its own', () => {
    const text = shown('Lantern of Meridian', 300)
    text.title = 'Flagship of the Compact'
    point(text)
    expect(text.title).toBe('Flagship of the Compact')
  })
})

function shown(words: string, width: number): HTMLElement {
  const text = document.createElement('span')
  text.textContent = words
  text.style.textOverflow = 'ellipsis'
  widen(text, width)
  document.body.append(text)
  return text
}

/** Sets the width of the text; there is room for 100. */
function widen(text: HTMLElement, width: number): void {
  Object.defineProperties(text, { scrollWidth: { value: width, configurable: true }, clientWidth: { value: 100, configurable: true } })
}

const point = (text: HTMLElement): void => void text.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
