import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { nameFrom } from './name-text'
import { plainLine, usePlainLines } from './plain-line'

describe('a plain line', () => {
  it('leaves words, emoji and every script as they are', () => {
    for (const text of ['', ' a  b ', 'L’Étoile du Nord', '👩\u200D🚀', '\u200Fالنجم', 'e\u0301', '<b>&amp;</b>'])
      expect(plainLine(text)).toBe(text)
  })

  it('parts words where tabs were, and drops what no file takes as a name', () => {
    expect(plainLine('3\t4\v5')).toBe('3 4 5')
    expect(plainLine('a\u0000b\u001B[c\u202Ed\u2066e\uD800f')).toBe('ab[cdef')
    const texts = Array.from({ length: 0x10000 }, (_, code) => `a${String.fromCharCode(code)}b`)
    expect(texts.filter(text => nameFrom(plainLine(text)) === null)).toEqual([])
    expect(texts.filter(text => nameFrom(text) !== null && plainLine(text) !== text)).toEqual([])
  })
})

describe('fields for one line', () => {
  const heard = ref('')
  const Screen = defineComponent({
    setup() {
      usePlainLines()
      const hear = (event: Event): void => void (heard.value = (event.target as HTMLInputElement).value)
      return () => [h('input', { onInput: hear }), h('textarea', { onInput: hear })]
    }
  })
  let unmount: (() => void) | undefined
  afterEach(() => unmount?.())

  it('are plain before anything else hears of what was typed, and keep the caret', () => {
    const screen = mount(Screen, { attachTo: document.body })
    unmount = () => screen.unmount()
    const field = screen.get('input').element
    field.value = 'a\u202Eb\tcd'
    field.setSelectionRange(4, 4)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect([heard.value, field.value, field.selectionStart]).toEqual(['ab cd', 'ab cd', 3])
  })

  it('are not pages of text, which keep their lines', () => {
    const screen = mount(Screen, { attachTo: document.body })
    unmount = () => screen.unmount()
    const page = screen.get('textarea').element
    page.value = 'a\n\tb'
    page.dispatchEvent(new Event('input', { bubbles: true }))
    expect([heard.value, page.value]).toEqual(['a\n\tb', 'a\n\tb'])
  })
})
