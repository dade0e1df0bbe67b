import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, nextTick, ref } from 'vue'
import { useInSight } from './use-in-sight'

const ids = ref<readonly (string | null)[]>([])
const Rack = defineComponent({
  setup: () => useInSight(() => ids.value),
  template: '<i data-ship="a" /><i data-ship="b 1" />'
})
const shown: string[] = []

beforeEach(() => {
  shown.length = 0
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.getAttribute('data-ship') ?? '')
  })
})
afterEach(() => vi.restoreAllMocks())

describe('racks that follow what happens', () => {
  it('bring a ship into sight when it is named, and not again while it stays so', async () => {
    ids.value = ['a', null]
    const rack = mount(Rack, { attachTo: document.body })
    await nextTick()
    expect(shown).toEqual(['a'])
    ids.value = ['a', 'b 1']
    await nextTick()
    await nextTick()
    expect(shown).toEqual(['a', 'b 1'])
    ids.value = ['gone', null]
    await nextTick()
    ids.value = ['gone', 'a']
    await nextTick()
    await nextTick()
    expect(shown).toEqual(['a', 'b 1', 'a'])
    rack.unmount()
  })
  it('bring it back when it is pointed at, though it is named elsewhere already', async () => {
    ids.value = ['a', 'b 1']
    const rack = mount(Rack, { attachTo: document.body })
    await nextTick()
    shown.length = 0
    ids.value = ['a', 'a']
    await nextTick()
    await nextTick()
    expect(shown).toEqual(['a'])
    rack.unmount()
  })
})
