import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, ref } from 'vue'
import { press } from '@kit/renderer/mount-app'
import { pickOnEnter } from './pick-on-enter'

const Answers = defineComponent({
  setup: () => ({ pickOnEnter, picked: ref('') }),
  template: `<fieldset @keydown.enter="pickOnEnter">
    <input id="w" v-model="picked" type="radio" name="answer" value="w" /><input id="z" v-model="picked" type="radio" name="answer" value="z" />
    <input id="box" type="checkbox" /><output>{{ picked }}</output>
  </fieldset>`
})
let answers: VueWrapper
afterEach(() => answers.unmount())

async function enterOn(id: string): Promise<void> {
  answers.get<HTMLElement>(`#${id}`).element.focus()
  press('Enter')
  await answers.vm.$nextTick()
}

describe('Enter on an answer', () => {
  it('chooses the one that has the focus', async () => {
    answers = mount(Answers, { attachTo: document.body })
    await enterOn('z')
    expect(answers.get('output').text()).toBe('z')
    await enterOn('w')
    expect(answers.get('output').text()).toBe('w')
  })
  it('ticks it, and takes no tick away', async () => {
    answers = mount(Answers, { attachTo: document.body })
    const box = answers.get<HTMLInputElement>('#box').element
    await enterOn('box')
    expect(box.checked).toBe(true)
    await enterOn('box')
    expect(box.checked).toBe(true)
  })
})
