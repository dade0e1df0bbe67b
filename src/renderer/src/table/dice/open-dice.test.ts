import { expect, it } from 'vitest'
import { defineComponent, nextTick, ref } from 'vue'
import { mount } from '@vue/test-utils'
import { openDice, useOpenDice } from './open-dice'

it('dice fields count while they wait, each once', async () => {
  const isWaiting = ref(true)
  const field = defineComponent({
    setup() {
      useOpenDice(() => isWaiting.value)
      return () => null
    }
  })
  const [one, other] = [mount(field), mount(field)]
  expect(openDice.value).toBe(2)
  isWaiting.value = false
  await nextTick()
  expect(openDice.value).toBe(0)
  isWaiting.value = true
  await nextTick()
  one.unmount()
  expect(openDice.value).toBe(1)
  other.unmount()
  expect(openDice.value).toBe(0)
})
