import { mount } from '@vue/test-utils'
import { defineComponent, h, nextTick, ref } from 'vue'
import { expect, it } from 'vitest'
import AnswerRow from './AnswerRow.vue'

const ANSWERS = [
  { id: 'full', label: 'in it' },
  { id: 'partial', label: 'partly' },
  { id: 'none', label: 'out of it', isOff: true }
]

function twoQuestions() {
  const first = ref<string | null>('full')
  const second = ref<string | null>(null)
  const question = (model: typeof first, legend: string, isLocked = false) =>
    h(AnswerRow, {
      modelValue: model.value,
      legend,
      answers: ANSWERS,
      isLocked,
      'onUpdate:modelValue': (id: string | null) => (model.value = id)
    })
  const isLocked = ref(false)
  const panel = defineComponent({
    render: () =>
      h('div', { 'data-centre': '' }, [
        question(first, 'Arc', isLocked.value),
        question(second, 'Sight'),
        h('input', { 'data-next-input': '' })
      ])
  })
  const wrapper = mount(panel, { attachTo: document.body })
  const press = async (code: string): Promise<void> => {
    await wrapper.find('input').trigger('keydown', { code, key: code.replace('Digit', '') })
    await new Promise(resolve => setTimeout(resolve))
  }
  return { wrapper, first, second, isLocked, press }
}

it('takes a digit for the answer, and goes on to the next question', async () => {
  const { wrapper, first, press } = twoQuestions()
  await press('Digit2')
  expect(first.value).toBe('partial')
  expect(document.activeElement).toBe(wrapper.findAll('fieldset')[1]?.find('[data-next-input]').element)
  wrapper.unmount()
})

it('goes on with the answer that stands on Enter', async () => {
  const { wrapper, first, press } = twoQuestions()
  await press('Enter')
  expect(first.value).toBe('full')
  await wrapper.find('input').trigger('keydown', { key: 'Enter' })
  expect(document.activeElement).toBe(wrapper.findAll('fieldset')[1]?.find('[data-next-input]').element)
  wrapper.unmount()
})

it('takes on Enter all that stands, and goes to what comes after the questions', async () => {
  const { wrapper, second, press } = twoQuestions()
  second.value = 'full'
  await nextTick()
  await press('Enter')
  expect(document.activeElement).toBe(wrapper.find('div > input').element)
  wrapper.unmount()
})

it('takes no answer that is off, none beyond the last, and none while it is locked', async () => {
  const { wrapper, first, isLocked, press } = twoQuestions()
  await press('Digit3')
  await press('Digit9')
  isLocked.value = true
  await nextTick()
  await press('Digit2')
  expect(first.value).toBe('full')
  wrapper.unmount()
})
