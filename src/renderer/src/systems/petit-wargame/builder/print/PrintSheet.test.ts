import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import { SECTORS } from '@shared/systems/petit-wargame/model/element'
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
    campaignName: 'Gate'
  })
  await flushPromises()
  return wrapper
}
const text = (): string => document.querySelector('.sheet')?.textContent.replaceAll(/\s+/gu, ' ') ?? ''

describe('ship sheets to print', () => {
  afterEach(() => (document.body.innerHTML = ''))

  it('have a box with its sign for each element, sector by sector, like beside like', async () => {
    const wrapper = await opened()
    const ships = first.squadrons.flatMap(squadron => squadron.ships)
    const cards = [...document.querySelectorAll('.ship')]
    expect(cards.map(card => card.querySelector('.name')?.textContent)).toEqual(ships.map(ship => ship.name))
    const boxesOf = (card: Element): readonly number[] =>
      [...card.querySelectorAll('.sector')].map(sector => sector.querySelectorAll('i').length)
    expect(cards.map(boxesOf)).toEqual(ships.map(ship => SECTORS.map(sector => ship.sectors[sector].elements.length)))
    for (const row of document.querySelectorAll('.sector')) {
      const signs = [...row.querySelectorAll('i')].map(box => box.textContent)
      const runs = signs.filter((sign, index) => sign !== signs[index - 1])
      expect(runs).toEqual([...new Set(signs)])
    }
    wrapper.unmount()
  })
  it('tell the points, the ranges of detectors with boxes for jamming, and what is lost at', async () => {
    const wrapper = await opened()
    const [ship] = first.squadrons[0]?.ships ?? []
    const jams = document.querySelector('.ship .jams')
    const detectors = new Set(SECTORS.flatMap(sector => ship?.sectors[sector].elements.filter(one => /[W-Z]/u.test(one)) ?? []))
    expect(jams?.querySelectorAll('[role=img]')).toHaveLength(detectors.size)
    expect(text()).toContain('The battle is lost at 76 points lost')
    wrapper.unmount()
  })
  it('show the other fleet where it is ticked', async () => {
    const wrapper = await opened()
    document.querySelectorAll<HTMLInputElement>('fieldset input')[1]?.click()
    await flushPromises()
    expect([...document.querySelectorAll('.sheet h2')].map(name => name.textContent)).toEqual([first.name, second.name])
    wrapper.unmount()
  })
})
