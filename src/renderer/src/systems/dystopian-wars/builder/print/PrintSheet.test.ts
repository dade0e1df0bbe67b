import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleForces } from '@shared/systems/dystopian-wars/samples/two-forces'
import { mountApp } from '@kit/renderer/mount-app'
import { unitsOf, wingsOf } from '../../rosters/roster-reading'
import PrintDialog from '../../../../builder/print/PrintDialog.vue'
import PrintSheet from './PrintSheet.vue'

let last = 0
const forces = sampleForces(() => `id${String((last += 1))}`)
const [first, second] = forces

async function opened() {
  const { wrapper } = await mountApp(PrintDialog, {
    open: true,
    sheet: PrintSheet,
    rosters: forces,
    rosterId: second.id,
    legend: 'Forces',
    rulings: {},
    campaignName: 'Passage'
  })
  await flushPromises()
  return wrapper
}
const sheets = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.sheet')]
const boxes = (name: string): readonly number[] =>
  [...document.querySelectorAll('.unit')].map(card => card.querySelectorAll(`[aria-label="${name}"] i`).length)

describe('sheets to print', () => {
  afterEach(() => (document.body.innerHTML = ''))

  it('show the force on the board, with a box for each hull point, assault point, token and fuel', async () => {
    const wrapper = await opened()
    expect(sheets().map(sheet => sheet.querySelector('h2')?.textContent)).toEqual([second.name])
    const some = (counts: readonly number[]): readonly number[] => counts.filter(count => count > 0)
    expect(some(boxes('Hull points'))).toEqual(unitsOf(second).map(unit => unit.hp))
    expect(some(boxes('AP'))).toEqual(unitsOf(second).map(unit => unit.ap))
    expect(some(boxes('Tokens'))).toEqual(wingsOf(second).map(wing => wing.tokens))
    expect(some(boxes('Fuel'))).toEqual(wingsOf(second).map(wing => wing.fuel))
    wrapper.unmount()
  })
  it('name weapons with their dice by distance, model rules, and the criticals that stay', async () => {
    const wrapper = await opened()
    const text = document.querySelector('.sheet')?.textContent.replaceAll(/\s+/gu, ' ') ?? ''
    for (const words of ['Imperatrix', 'Broadside, Gunnery8″: 816″: 624″: 3', 'Fast Torpedoes', 'Raging Fire', 'Navigation Lock'])
      expect(text).toContain(words)
    expect(text).not.toContain('Hard Pounding')
    wrapper.unmount()
  })
  it('show the others where they are ticked', async () => {
    const wrapper = await opened()
    document.querySelector<HTMLInputElement>('fieldset input')?.click()
    await flushPromises()
    expect(sheets().map(sheet => sheet.querySelector('h2')?.textContent)).toEqual([first.name, second.name])
    wrapper.unmount()
  })
})
