import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { mount } from '@vue/test-utils'
import { usePressMark } from './press-mark'

const Page = defineComponent({
  setup() {
    usePressMark()
    return () => [h('button', { class: 'btn' }, [h('i')]), h('p')]
  }
})

describe('a pressed button', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('looks so for a moment, wherever on it the finger lies', () => {
    const page = mount(Page, { attachTo: document.body })
    page.get('i').element.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(page.get('button').attributes()).toHaveProperty('data-pressed')
    vi.advanceTimersByTime(1000)
    expect(page.get('button').attributes()).not.toHaveProperty('data-pressed')
    page.unmount()
  })

  it('is none where the finger lies beside it', () => {
    const page = mount(Page, { attachTo: document.body })
    page.get('p').element.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(page.find('[data-pressed]').exists()).toBe(false)
    page.unmount()
  })
})
