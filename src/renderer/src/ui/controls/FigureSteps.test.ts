import type { VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
function placed(at: HTMLElement, { left, top }: { left: number; top: number }): void {
  at.getBoundingClientRect = () => new DOMRect(left, top, 60, 44)
}
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

  it('keep clear of the next field, and stay by theirs when the page is scrolled', async () => {
    const next = document.createElement('input')
    document.body.append(next)
    for (const [of, edge, px] of [
      [document.documentElement, 'clientWidth', 800],
      [document.documentElement, 'clientHeight', 600],
      [HTMLElement.prototype, 'offsetWidth', 200],
      [HTMLElement.prototype, 'offsetHeight', 50]
    ] as const)
      vi.spyOn(of, edge as 'clientWidth', 'get').mockReturnValue(px)
    placed(field, { left: 100, top: 200 })
    placed(next, { left: 100, top: 250 })
    await focus()
    await nextTick()
    const bar = document.querySelector<HTMLElement>('.steps')
    const stood = (): unknown => [bar?.style.left, bar?.style.top]
    expect(stood()).toEqual(['164px', '197px'])
    placed(field, { left: 100, top: 150 })
    placed(next, { left: 100, top: 200 })
    document.body.dispatchEvent(new Event('scroll'))
    await nextTick()
    await nextTick()
    expect(stood()).toEqual(['164px', '147px'])
    next.remove()
    vi.restoreAllMocks()
  })

  it('stand nowhere beside words', async () => {
    field.type = 'text'
    await focus()
    expect(step(1)).toBeNull()
  })
})
