import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent } from 'vue'
import { press } from '@kit/renderer/mount-app'
import { enterOn } from './enter-on'

const Panel = defineComponent({
  setup: () => ({ enterOn }),
  template: `<section @keydown.enter="enterOn">
    <input id="who" type="radio" data-next-input />
    <input id="whom" type="radio" data-next-input />
    <input id="range" type="number" />
    <button id="act" type="button">Close</button>
    <input id="off" data-next-input disabled />
    <form><input id="dice" data-next-input /></form>
  </section>`
})
/** A text and a number field, then only the button. */
const Last = {
  emits: ['settle'],
  setup: () => ({ enterOn }),
  template: `<section @keydown.enter="enterOn">
    <input id="choice" type="radio" /><input id="box" type="checkbox" /><input id="words" /><input id="figure" data-figure-field value="2" />
    <button id="settle" type="button" data-next-input @click="$emit('settle')">Settle</button>
  </section>`
}
let panel: VueWrapper
afterEach(() => panel.unmount())

async function from(id: string): Promise<string> {
  panel = mount(Panel, { attachTo: document.body })
  panel.get<HTMLElement>(`#${id}`).element.focus()
  const event = press('Enter')
  await panel.vm.$nextTick()
  await panel.vm.$nextTick()
  return `${document.activeElement?.id ?? ''}${event.defaultPrevented ? '' : ', passed on'}`
}

describe('Enter in a panel of choices', () => {
  it.each([
    ['who', 'whom'],
    ['whom', 'dice'],
    ['range', 'dice'],
    ['dice', 'dice, passed on'],
    ['act', 'act, passed on']
  ])('goes from %s to %s', async (id, next) => {
    expect(await from(id)).toBe(next)
  })
})

describe('Enter in the last field before a button', () => {
  const enter = async (id: string, text: string): Promise<readonly [string, number]> => {
    panel = mount(Last, { attachTo: document.body })
    const field = panel.get<HTMLInputElement>(`#${id}`)
    await field.setValue(text)
    field.element.focus()
    press('Enter')
    await panel.vm.$nextTick()
    await panel.vm.$nextTick()
    return [document.activeElement?.id ?? '', panel.emitted('settle')?.length ?? 0]
  }
  it('presses it once words stand there', async () => {
    expect(await enter('words', 'adrift')).toEqual(['words', 1])
  })
  it('presses it from a choice, while it is there', async () => {
    expect(await enter('choice', 'on')).toEqual(['choice', 1])
  })
  it('presses it from an empty field and from a figure, as its sign promises', async () => {
    expect(await enter('words', ' ')).toEqual(['words', 1])
    panel.unmount()
    expect(await enter('figure', '3')).toEqual(['figure', 1])
  })
  it('goes to it from a box to tick, which may be one of several', async () => {
    expect(await enter('box', 'on')).toEqual(['settle', 0])
  })
})
