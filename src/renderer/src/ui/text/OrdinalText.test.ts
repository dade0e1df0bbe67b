import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { h } from 'vue'
import OrdinalText from './OrdinalText.vue'

describe('a text with ordinals', () => {
  it.each([
    ['1re à bouger', ['re']],
    ['2e bande, 10e', ['e', 'e']],
    ['first', []],
    ['A3elle', []]
  ])('raises the letters of %s alone', (text, raised) => {
    const wrapper = mount({ render: () => h('p', h(OrdinalText, { text })) })
    expect(wrapper.element.textContent).toBe(text)
    expect(wrapper.findAll('sup').map(one => one.text())).toEqual(raised)
  })
})
