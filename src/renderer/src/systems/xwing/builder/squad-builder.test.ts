import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { openBuilder } from '@kit/renderer/open-builder'

describe('the builder of squads', () => {
  const { opened, kept, rows, pressed } = openBuilder<DraftSquad>('xwing')

  it('shows the ships with their figures and weapons, and the card of the chosen one', async () => {
    const wrapper = await opened()
    expect(rows()).toEqual(['Kestrel', 'Heron', 'Wren'])
    expect(wrapper.findAll('tr.sel td').map(cell => cell.text())).toEqual([
      '1',
      '5',
      '3',
      '2',
      '4',
      '2',
      '',
      'Wing cannons 3, Heavy torpedoes 4'
    ])
    await pressed('ArrowDown')
    expect(wrapper.find<HTMLInputElement>('#part-name').element.value).toBe('Heron')
    expect(wrapper.findAll('aside li span.mid').map(line => line.text())).toEqual(['Front, 2 dice, range 0–3', 'Turret, 2 dice, range 0–3'])
    wrapper.unmount()
  })
  it('moves a ship that is dragged to another row, and leaves it where it was when it is let go elsewhere', async () => {
    const wrapper = await opened()
    const drag = async (from: number, to: number | null): Promise<void> => {
      const all = wrapper.findAll('tbody tr')
      await all[from]?.trigger('dragstart')
      if (to !== null) {
        await all[to]?.trigger('dragover')
        await all[to]?.trigger('drop')
      }
      await all[from]?.trigger('dragend')
    }
    await drag(2, 0)
    expect(rows()).toEqual(['Wren', 'Kestrel', 'Heron'])
    await drag(0, null)
    expect(rows()).toEqual(['Wren', 'Kestrel', 'Heron'])
    wrapper.unmount()
  })
  it('goes to the name of a weapon that was added', async () => {
    const wrapper = await opened()
    await pressed('v')
    expect(document.activeElement?.id).toBe('weapon-name')
    wrapper.unmount()
  })
  it('names what cannot be, goes there, and fixes it with one click', async () => {
    const wrapper = await opened()
    await wrapper.findAll('.fold')[1]?.trigger('click')
    await wrapper.find('#weapon-cost-charges').setValue('3')
    expect(wrapper.find('tr.sel .mark').text()).toBe('illegal')
    expect(wrapper.find('li.ill').text()).toContain('Kestrel, Heavy torpedoes')
    expect(wrapper.find('li.ill .what').attributes('data-rule')).toBe('XW-006')
    await pressed('ArrowDown')
    await wrapper.find('li.ill .what').trigger('click')
    await flushPromises()
    expect([wrapper.find<HTMLInputElement>('#part-name').element.value, document.activeElement?.id]).toEqual(['Kestrel', 'weapon-charges'])
    await wrapper.find('li.ill .btn').trigger('click')
    expect(wrapper.findAll('li.ill')).toHaveLength(0)
    expect(wrapper.find<HTMLInputElement>('#weapon-charges').element.value).toBe('3')
    wrapper.unmount()
  })
  it('lets it fight anyway, calmly marked', async () => {
    const wrapper = await opened()
    await wrapper.findAll('.fold')[0]?.trigger('click')
    await wrapper.find('#weapon-rangeMin').setValue('1')
    await wrapper.find('.allow input').trigger('change')
    expect(wrapper.find('tr.sel .mark').text()).toBe('allowed')
    expect(wrapper.find('.verdict').text()).toContain('allowed')
    expect(wrapper.findAll('.ill,.bad,.mark.illegal')).toHaveLength(0)
    wrapper.unmount()
    await flushPromises()
    expect(kept()?.allowIllegal).toBe(true)
  })
  it('takes the card of a ship with the tokens it starts with', async () => {
    const wrapper = await opened()
    for (const [field, value] of [
      ['initiative', '6'],
      ['agility', '0'],
      ['hull', '8'],
      ['shields', '4'],
      ['force', '2']
    ] as const)
      await wrapper.find(`#ship-${field}`).setValue(value)
    expect(wrapper.find('tr.sel').text()).toContain('Force 2')
    wrapper.unmount()
    await flushPromises()
    expect(kept()?.ships[0]).toMatchObject({ initiative: 6, agility: 0, hull: 8, shields: 4, tokens: { force: 2, focus: 0 } })
  })
  it('asks when a new ability is used, and copies that from no other', async () => {
    const wrapper = await opened()
    const lists = (): readonly string[] => wrapper.findAll('select.across').map(list => (list.element as HTMLSelectElement).value)
    const before = lists()
    await wrapper.find('#ship-abilities').trigger('click')
    await flushPromises()
    const asked = document.activeElement as HTMLSelectElement
    expect([asked.value, lists()]).toEqual(['', before])
    asked.value = 'defenderModifiesDefense'
    asked.dispatchEvent(new Event('change'))
    await flushPromises()
    expect(lists()).toEqual([...before, 'defenderModifiesDefense'])
    expect(document.activeElement?.id).toBe(`ability-${String(before.length)}`)
    wrapper.unmount()
  })
  it('takes a weapon with its arc, ranges, requirements and costs', async () => {
    const wrapper = await opened()
    await wrapper.findAll('.fold')[1]?.trigger('click')
    await wrapper.find('#weapon-name').setValue('Ion lance')
    await wrapper.find('#weapon-arc').setValue('bullseye')
    for (const [field, value] of [
      ['attack', '5'],
      ['rangeMin', '1'],
      ['charges', '0'],
      ['cost-charges', '0'],
      ['cost-force', '1']
    ] as const)
      await wrapper.find(`#weapon-${field}`).setValue(value)
    await wrapper.find('.card .switch').trigger('change')
    const [focus] = wrapper.findAll('.card .boxes input')
    await focus?.trigger('change')
    await wrapper.find('#weapon-requiresText').setValue('standing still')
    await wrapper.find('#weapon-costText').setValue('a prayer')
    wrapper.unmount()
    await flushPromises()
    expect(kept()?.ships[0]?.weapons[1]).toMatchObject({
      name: 'Ion lance',
      kind: 'special',
      arc: 'bullseye',
      attack: 5,
      rangeMin: 1,
      rangeMax: 3,
      isOrdnance: false,
      requires: ['focus', 'lock'],
      requiresText: 'standing still',
      charges: 0,
      cost: { charges: 0, payments: ['force'], text: 'a prayer' }
    })
  })
  it('takes a weapon away, and says when a ship has none', async () => {
    const wrapper = await opened()
    const remove = async (name: string) => wrapper.find(`button[aria-label="Remove ${name}"]`).trigger('click')
    await remove('Wing cannons')
    await remove('Heavy torpedoes')
    expect(wrapper.find('aside').text()).toContain('This ship has no weapon yet and cannot attack.')
    expect(wrapper.find('tr.sel .mark').text()).toBe('cannot tell')
    wrapper.unmount()
  })
  it('takes the dice a player has, or none where there are enough (XW-033)', async () => {
    const wrapper = await opened()
    await wrapper.find('#squad-attackDiceOwned').setValue('3')
    await wrapper.find('#squad-defenseDiceOwned').setValue('2')
    await wrapper.find('#squad-defenseDiceOwned').setValue('')
    wrapper.unmount()
    await flushPromises()
    expect(kept()).toMatchObject({ attackDiceOwned: 3, defenseDiceOwned: null })
  })
  it('weighs its fire against a ship of another squad', async () => {
    const wrapper = await opened()
    const damages = (): readonly string[] => wrapper.findAll('.below ol b').map(one => one.text())
    const against = damages()
    expect(against).toHaveLength(4)
    const rust = wrapper.findAll('#fire-target option').find(option => option.text().startsWith('Rust'))
    await wrapper.find('#fire-target').setValue(rust?.attributes('value'))
    expect(damages().every((one, range) => Number(one) > Number(against[range]))).toBe(true)
    wrapper.unmount()
  })
})
