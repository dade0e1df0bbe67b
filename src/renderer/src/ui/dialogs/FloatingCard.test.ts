import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import FloatingCard from './FloatingCard.vue'

let wrapper: VueWrapper
let anchor: HTMLButtonElement
const card = (): HTMLElement | null => document.querySelector('.floating-card')

beforeEach(async () => {
  document.body.innerHTML = '<button id="anchor"><b>17</b></button><button id="other">x</button>'
  anchor = document.querySelector<HTMLButtonElement>('#anchor') ?? document.createElement('button')
  // jsdom has no layout: pretend a window of 1000 by 600.
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600)
  anchor.getBoundingClientRect = () => new DOMRect(500, 100, 20, 10)
  wrapper = mount(FloatingCard, {
    props: { open: false, anchor, label: 'Hull', gap: 6, 'onUpdate:open': (open: boolean) => wrapper.setProps({ open }) },
    slots: { default: () => 'ten and seven' },
    attachTo: document.body
  })
  anchor.focus()
  await wrapper.setProps({ open: true })
})
afterEach(() => {
  wrapper.unmount()
  vi.restoreAllMocks()
})

describe('a card', () => {
  it('says what it is about, and has the focus', () => {
    expect([card()?.getAttribute('role'), card()?.getAttribute('aria-label'), card()?.textContent]).toEqual([
      'dialog',
      'Hull',
      'ten and seven'
    ])
    expect(document.activeElement).toBe(card())
  })

  it('stands in the dialog of its anchor, outside which it could not be pressed', async () => {
    await wrapper.setProps({ open: false })
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.append(anchor)
    await wrapper.setProps({ open: true })
    expect(card()?.parentElement).toBe(dialog)
  })

  it('stands below its anchor', () => {
    expect(card()?.style.top).toBe('116px')
  })

  it('goes when the platform closes it, and gives the focus back', async () => {
    card()?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'closed' }))
    await nextTick()
    expect(card()).toBeNull()
    expect(document.activeElement).toBe(anchor)
  })

  it('leaves a press on its anchor to the anchor', () => {
    expect([anchor.popoverTargetElement, anchor.popoverTargetAction]).toEqual([card(), 'show'])
  })

  it('goes when the focus goes elsewhere', async () => {
    card()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: document.querySelector('#other') }))
    await nextTick()
    expect(card()).toBeNull()
  })
})
