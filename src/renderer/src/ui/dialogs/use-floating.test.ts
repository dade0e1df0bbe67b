import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref, type Ref } from 'vue'
import { press } from '../../test-support/mount-app'
import { useFloating } from './use-floating'

let app: HTMLElement
let button: HTMLElement
const mounted: VueWrapper[] = []

beforeEach(() => {
  document.body.innerHTML = '<div id="app"><button>open</button></div>'
  app = document.querySelector<HTMLElement>('#app') ?? document.body
  button = app.querySelector('button') ?? document.body
  button.focus()
})
afterEach(() => {
  for (const wrapper of mounted.splice(0)) wrapper.unmount()
})

/** A field that floats, open or not at first. */
function floating(isModal: boolean, isOpen = false): Ref<boolean> {
  const open = ref(isOpen)
  const Field = defineComponent({
    setup() {
      const field = ref<HTMLElement>()
      useFloating({ open, isModal, focusFirst: () => field.value?.focus() })
      return () => (open.value ? h('input', { ref: field }) : null)
    }
  })
  mounted.push(mount(Field, { attachTo: document.body }))
  return open
}

async function tell(open: Ref<boolean>, isOpen: boolean): Promise<void> {
  open.value = isOpen
  await nextTick()
}

describe('what floats above the screen', () => {
  it('takes the focus as it opens, and gives it back as it closes', async () => {
    const open = floating(true)
    await tell(open, true)
    expect(document.activeElement?.tagName).toBe('INPUT')
    await tell(open, false)
    expect(document.activeElement).toBe(button)
  })

  it('takes the focus also when it is open from the first', async () => {
    const open = floating(true, true)
    await nextTick()
    expect(document.activeElement?.tagName).toBe('INPUT')
    await tell(open, false)
    expect(document.activeElement).toBe(button)
  })

  it('keeps the screen out of reach while any of it is modal', async () => {
    const [card, dialog] = [floating(false), floating(true)]
    await tell(card, true)
    expect(app.hasAttribute('inert')).toBe(false)
    await tell(dialog, true)
    expect(app.hasAttribute('inert')).toBe(true)
    await tell(card, false)
    expect(app.hasAttribute('inert')).toBe(true)
    await tell(dialog, false)
    expect(app.hasAttribute('inert')).toBe(false)
  })

  it('closes at Escape, the topmost first', async () => {
    const [dialog, card] = [floating(true), floating(false)]
    await tell(dialog, true)
    await tell(card, true)
    expect(press('Escape').defaultPrevented).toBe(true)
    expect([dialog.value, card.value]).toEqual([true, false])
    await nextTick()
    press('Escape')
    expect([dialog.value, card.value]).toEqual([false, false])
    await nextTick()
    expect(press('Escape').defaultPrevented).toBe(false)
  })

  it('leaves an Escape alone that somebody inside has used', async () => {
    const open = floating(true)
    await tell(open, true)
    document.activeElement?.addEventListener('keydown', event => event.preventDefault())
    press('Escape')
    expect(open.value).toBe(true)
  })

  it('frees the screen when it goes while it is open', async () => {
    const open = floating(true)
    await tell(open, true)
    mounted.splice(0).forEach(wrapper => wrapper.unmount())
    expect(app.hasAttribute('inert')).toBe(false)
    expect(press('Escape').defaultPrevented).toBe(false)
  })
})
