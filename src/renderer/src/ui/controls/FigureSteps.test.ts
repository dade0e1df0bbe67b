import type { VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { mountInEnglish } from '@kit/renderer/mount'
import FigureSteps from './FigureSteps.vue'

let steps: VueWrapper
let field: HTMLInputElement
const told: string[] = []

beforeEach(() => {
  field = document.createElement('input')
  field.type = 'number'
  field.min = '0'
  field.max = '12'
  field.value = '9'
  field.addEventListener('input', () => told.push(field.value))
  document.body.append(field)
  steps = mountInEnglish(FigureSteps, {})
})
afterEach(() => {
  steps.unmount()
  field.remove()
  told.length = 0
})

const step = (by: number): HTMLElement | null => document.querySelector(`[data-step="${String(by)}"]`)
async function focus(): Promise<void> {
  field.focus()
  await nextTick()
}

describe('steps for the figure under a finger', () => {
  it('go by one and by five, and never beyond what the field takes', async () => {
    await focus()
    for (const by of [-1, -5, -5, 5, 5, 5]) step(by)?.click()
    expect(told).toEqual(['8', '3', '0', '5', '10', '12'])
  })

  it('begin at the figure that an empty field stands for', async () => {
    field.value = ''
    field.placeholder = '7'
    await focus()
    step(1)?.click()
    expect(told).toEqual(['8'])
  })

  it('stand nowhere beside words', async () => {
    field.type = 'text'
    await focus()
    expect(step(1)).toBeNull()
  })
})
