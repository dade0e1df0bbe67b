import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { mountApp } from '@kit/renderer/mount-app'
import PrintDialog from '../../../../builder/print/PrintDialog.vue'
import PrintSheet from './PrintSheet.vue'

let last = 0
const fleets = sampleFleets(() => `id${String((last += 1))}`)
const [first, second] = fleets

async function opened() {
  const { wrapper } = await mountApp(PrintDialog, {
    open: true,
    sheet: PrintSheet,
    rosters: fleets,
    rosterId: first.id,
    legend: 'Fleets',
    rulings: {},
    campaignName: 'Reach'
  })
  await flushPromises()
  return wrapper
}
const titles = (): readonly string[] => [...document.querySelectorAll('.sheet h2')].map(title => title.textContent)
const boxes = (name: string): readonly number[] =>
  [...document.querySelectorAll(`.sheet [aria-label="${name}"]`)].map(row => row.querySelectorAll('i').length)

describe('sheets of fleets to print', () => {
  afterEach(() => (document.body.innerHTML = ''))

  it('have a box for each point that can be lost, ship by ship', async () => {
    const wrapper = await opened()
    const ships = first.squadrons.flatMap(squadron => squadron.ships)
    expect(titles()).toEqual([first.name])
    expect(boxes('Hull points')).toEqual(ships.map(ship => ship.hull))
    expect(boxes('Crew points')).toEqual(ships.map(ship => ship.crew))
    expect(boxes('Assault points')).toEqual(ships.map(ship => ship.assault))
    wrapper.unmount()
  })
  it('name classes, weapons with their dice, and wings', async () => {
    const wrapper = await opened()
    const text = document.querySelector('.sheet')?.textContent ?? ''
    for (const words of ['Terran', 'Capital class', 'Forward battery', '6/8/5/–', 'Kestrel 2', 'Command distance 6″'])
      expect(text).toContain(words)
    wrapper.unmount()
  })
  it('are those that are ticked', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const wrapper = await opened()
    document.querySelectorAll<HTMLInputElement>('fieldset input')[1]?.click()
    await flushPromises()
    expect(titles()).toEqual([first.name, second.name])
    document.querySelector<HTMLButtonElement>('.btn.now')?.click()
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
    wrapper.unmount()
  })
})
