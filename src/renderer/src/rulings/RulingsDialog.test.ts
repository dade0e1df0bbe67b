import { DOMWrapper as Dom, flushPromises, type DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RULINGS } from '@shared/systems/starfinder-armada/rulings'
import { mountInEnglish } from '@kit/renderer/mount'
import { panels } from '../systems/starfinder-armada/panels'
import RulingsDialog from './RulingsDialog.vue'

let dialog: VueWrapper
afterEach(() => dialog.unmount())

async function show(rulings: Record<string, string>, isLocked = false): Promise<void> {
  dialog = mountInEnglish(RulingsDialog, { open: true, panels, rulings, isLocked })
  // The fields of a reading are loaded with it.
  await vi.dynamicImportSettled()
  await flushPromises()
}
const all = (selector: string): readonly Element[] => [...document.querySelectorAll(`dialog ${selector}`)]
function inside(selector: string): DOMWrapper<Element> {
  const found = all(selector)[0]
  if (found === undefined) throw new Error(selector)
  return new Dom(found)
}
const titles = (): readonly string[] => all('summary b').map(title => title.textContent)

describe('the dialog of house rules', () => {
  it('shows every ruling, closed, with its reading and what has changed', async () => {
    await show({ 'sa.crit6': 'doubleEffects' })
    expect(titles()).toHaveLength(RULINGS.length)
    expect(all('details[open]')).toEqual([])
    expect(all('.changed').map(one => one.textContent.trim())).toEqual(['double effects (house rule)'])
    expect(inside('.filters output').text()).toBe('1 changed')
  })
  it('offers both presets, says where they differ, and changes just that', async () => {
    await show({ 'sa.crit6': 'doubleEffects' })
    const radios = all('.presets input') as readonly HTMLInputElement[]
    expect(radios.map(radio => radio.checked)).toEqual([false, false])
    expect(inside('.presets output').text()).toBe('Your own mixture')
    expect(all('.presets dl div').map(one => one.textContent)).toEqual(['What morale adds tochecks only'])
    await inside('.presets input').trigger('change')
    expect(dialog.emitted('choose')).toEqual([[{ 'sa.crit6': 'rerollDuplicates' }]])
  })
  it('opens the one ruling a search leaves', async () => {
    await show({})
    await inside('input[type="search"]').setValue('sa-q13')
    expect(titles()).toEqual(['Natural 20 and natural 1'])
    expect(all('details[open]')).toHaveLength(1)
    await inside('input[type="search"]').setValue('no such thing')
    expect(inside('[role="status"]').text()).toBe('No house rule matches.')
  })
  it('tells which reading is chosen, and gives ours back', async () => {
    await show({ 'sa.naturalAuto': 'nat20HitsNat1Misses' })
    await inside('input[type="checkbox"]').setValue(true)
    expect(titles()).toEqual(['Natural 20 and natural 1'])
    await inside('.ruling input[type="radio"]').trigger('change')
    await inside('.ruling .btn').trigger('click')
    expect(dialog.emitted('choose')).toEqual([[{ 'sa.naturalAuto': 'none' }], [{ 'sa.naturalAuto': 'none' }]])
  })
  it('takes a price for agile that can be read, and says when it cannot', async () => {
    await show({ 'sa.agile': 'gmText' })
    await inside('.fields input').setValue('4')
    await inside('.fields input').setValue('four')
    expect(dialog.emitted('choose')).toEqual([[{ 'sa.agile.cost': '4' }]])
    expect(inside('#agile-note').text()).toBe('Type a whole number from 0 to 99. The old price is kept.')
  })
  it('can be read and not changed where it is locked', async () => {
    await show({ 'sa.crit6': 'doubleEffects' }, true)
    expect(all('input[type="radio"]:not(:disabled)')).toEqual([])
    expect(all('.ruling .btn')).toEqual([])
  })
})
