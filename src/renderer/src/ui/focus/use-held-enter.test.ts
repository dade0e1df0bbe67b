import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { press } from '@kit/renderer/mount-app'
import { useHeldEnter } from './use-held-enter'

let screen: VueWrapper
let heard = 0

beforeEach(() => {
  heard = 0
  screen = mount(
    defineComponent({
      setup() {
        useHeldEnter()
        return () => h('div', { onKeydown: () => (heard += 1) }, [h('button'), h('textarea')])
      }
    }),
    { attachTo: document.body }
  )
})
afterEach(() => screen.unmount())

describe('Enter that is held down', () => {
  it('presses nothing that has got the focus meanwhile', () => {
    screen.get('button').element.focus()
    expect(press('Enter').defaultPrevented).toBe(false)
    expect(press('Enter', { repeat: true }).defaultPrevented).toBe(true)
    expect(heard).toBe(1)
  })

  it('breaks line after line in a text, and other keys are repeated as ever', () => {
    screen.get('textarea').element.focus()
    expect(press('Enter', { repeat: true }).defaultPrevented).toBe(false)
    screen.get('button').element.focus()
    expect(press('j', { repeat: true }).defaultPrevented).toBe(false)
  })

  it('is as ever on other screens', () => {
    screen.unmount()
    expect(press('Enter', { repeat: true }).defaultPrevented).toBe(false)
  })
})
