import type { VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, nextTick, ref } from 'vue'
import { press } from '@kit/renderer/mount-app'
import { mountInEnglish } from '@kit/renderer/mount'
import { enterOn } from '../../../ui/focus/enter-on'
import LossBoxes from './LossBoxes.vue'

/** Three of five elements are lost. */
const Panel = defineComponent({
  components: { LossBoxes },
  setup: () => ({ enterOn, ticks: ref<readonly number[]>([]), boxes: ['engine', 'A', 'A', 'W', 'a'] }),
  template: `<section @keydown.enter="enterOn">
    <LossBoxes v-model="ticks" :boxes="boxes" :count="3" legend="three" :is-locked="false" /><output>{{ ticks.join(' ') }}</output>
  </section>`
})

describe('the boxes of the elements that are lost (PW-059)', () => {
  let panel: VueWrapper
  beforeEach(() => void (panel = mountInEnglish(Panel, {})))
  afterEach(() => panel.unmount())
  const boxes = (): readonly HTMLInputElement[] => [...panel.element.querySelectorAll('input')]
  const ticks = (): string => panel.get('output').text()
  const checked = (): readonly number[] => boxes().flatMap((box, i) => (box.checked ? [i] : []))
  async function enter(): Promise<void> {
    press('Enter')
    await nextTick()
    await nextTick()
  }

  it('take three elements by three presses of Enter, which goes on to the next box', async () => {
    boxes()[1]?.focus()
    await enter()
    await enter()
    await enter()
    expect([ticks(), checked()]).toEqual(['1 2 3', [1, 2, 3]])
    expect(boxes().map(box => box.disabled)).toEqual([true, false, false, false, true])
  })
  it('take the elements up to one that is pressed with Shift, by pointer and by key', async () => {
    const fieldset = panel.get('fieldset')
    await fieldset.trigger('pointerdown', { shiftKey: true })
    boxes()[4]?.click()
    await nextTick()
    expect([ticks(), checked()]).toEqual(['4 3 2', [2, 3, 4]])
    await fieldset.trigger('pointerdown', { shiftKey: false })
    boxes()[3]?.click()
    await nextTick()
    expect(ticks()).toBe('4 2')
    await fieldset.trigger('keydown', { key: ' ', shiftKey: true })
    boxes()[0]?.click()
    await nextTick()
    expect([ticks(), checked()]).toEqual(['4 2 0', [0, 2, 4]])
  })
})
