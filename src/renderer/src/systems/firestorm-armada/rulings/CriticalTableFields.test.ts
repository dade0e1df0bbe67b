import { afterEach, describe, expect, it } from 'vitest'
import { mountApp } from '@kit/renderer/mount-app'
import CriticalTableFields from './CriticalTableFields.vue'

const opened = async (rulings: Readonly<Record<string, string>> = {}, isLocked = false) =>
  (await mountApp(CriticalTableFields, { rulings, isLocked })).wrapper

describe('the table of criticals in the house rules (FA-Q02)', () => {
  afterEach(() => (document.body.innerHTML = ''))

  it('shows a row for each roll, with what the GM has set', async () => {
    const wrapper = await opened({ 'fa.critRow7': 'ragingFire/1' })
    expect(wrapper.findAll('tbody th').map(cell => cell.text())).toEqual(Array.from({ length: 11 }, (_, i) => String(i + 2)))
    const [critical, crew] = wrapper.findAll<HTMLSelectElement>('tbody tr:nth-child(6) select').map(select => select.element.value)
    expect([critical, crew]).toEqual(['ragingFire', '1'])
  })
  it('keeps another critical, and another cost, each by itself', async () => {
    const wrapper = await opened()
    const [critical, crew] = wrapper.findAll('tbody tr:nth-child(1) select')
    await critical?.setValue('engineFailure')
    await crew?.setValue('d3')
    expect(wrapper.emitted('choose')).toEqual([[{ 'fa.critRow2': 'engineFailure/0' }], [{ 'fa.critRow2': 'magazineExplosion/d3' }]])
  })
  it('is to be read alone where it is locked', async () => {
    const wrapper = await opened({}, true)
    expect(wrapper.findAll<HTMLSelectElement>('select').every(select => select.element.disabled)).toBe(true)
  })
})
