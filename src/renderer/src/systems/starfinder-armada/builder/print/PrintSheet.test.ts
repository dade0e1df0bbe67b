import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { armadaStatistics } from '@shared/systems/starfinder-armada/derive/fleet/fleet-statistics'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { mountApp } from '@kit/renderer/mount-app'
import PrintDialog from '../../../../builder/print/PrintDialog.vue'
import PrintSheet from './PrintSheet.vue'

let last = 0
const armadas = sampleArmadas(() => `id${String((last += 1))}`)
const [first, second] = armadas

async function opened(rulings: Readonly<Record<string, string>> = {}) {
  const props = { open: true, sheet: PrintSheet, rosters: armadas, rosterId: second.id, legend: 'Armadas', rulings, campaignName: 'Kessar' }
  const { wrapper } = await mountApp(PrintDialog, props)
  await flushPromises()
  return wrapper
}
const sheets = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.sheet')]
const boxesOf = (fleet: Element, name: string): readonly Element[] => [...fleet.querySelectorAll(`[aria-label="${name}"] i`)]

describe('sheets to print', () => {
  afterEach(() => (document.body.innerHTML = ''))

  it('show the armada on the board, with a box for each point of every fleet', async () => {
    const wrapper = await opened()
    expect(sheets().map(sheet => sheet.querySelector('h2')?.textContent)).toEqual([second.name])
    const fleets = [...document.querySelectorAll('.fleet')]
    const statistics = armadaStatistics(second, {})
    expect(fleets.map(fleet => boxesOf(fleet, 'Hull Points').length)).toEqual(statistics.map(one => one.hpMax.total))
    expect(fleets.map(fleet => boxesOf(fleet, 'Shield Points').length)).toEqual(statistics.map(one => one.spMax.total))
    wrapper.unmount()
  })
  it('draw the line where the Critical Threshold is reached', async () => {
    const wrapper = await opened()
    const [flagship] = armadaStatistics(second, {})
    const boxes = boxesOf(document.querySelector('.fleet') ?? document.body, 'Hull Points')
    const crossed = boxes.findIndex(box => box.classList.contains('line')) + 1
    expect(boxes.length - crossed).toBe(flagship?.criticalThreshold.total)
    wrapper.unmount()
  })
  it('name statistics, abilities and officers', async () => {
    const wrapper = await opened()
    const text = document.querySelector('.fleet')?.textContent ?? ''
    for (const words of ['Iron Chorale', '14 (15 front arc)', '3d10', '5/10/15', 'Flagship, Superweapon', 'Hask', 'to morale'])
      expect(text).toContain(words)
    wrapper.unmount()
  })
  it('have a card for each officer, with the actions of the role, when, and what decides them', async () => {
    const wrapper = await opened()
    const cards = [...document.querySelectorAll('.card')].map(card => card.textContent.replaceAll(/\s+/gu, ' '))
    expect(cards).toHaveLength(second.officers.length)

    expect(cards.join()).toMatch(/Encourage Engineering, .*: d20 against 10, no bonus/u)
    expect(cards.join()).toMatch(/Taunt Helm: d20 \+\d+ against the Armor Class/u)
    wrapper.unmount()
  })
  it('read Armor Class as the campaign does', async () => {
    const wrapper = await opened({ 'sa.shieldAcArc': 'notFront' })
    expect(document.querySelector('.fleet')?.textContent).toContain('14 (15 outside the front arc)')
    wrapper.unmount()
  })
  it('are those that are ticked, and with none there is nothing to print', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const wrapper = await opened()
    const boxes = [...document.querySelectorAll<HTMLInputElement>('fieldset input')]
    const act = (): HTMLButtonElement | null => document.querySelector('.btn.now')
    boxes[0]?.click()
    await flushPromises()
    expect(sheets().map(sheet => sheet.querySelector('h2')?.textContent)).toEqual([first.name, second.name])
    act()?.click()
    expect(print).toHaveBeenCalledOnce()
    for (const box of boxes) {
      box.click()
      await flushPromises()
    }
    expect(act()?.disabled).toBe(true)
    vi.unstubAllGlobals()
    wrapper.unmount()
  })
})
