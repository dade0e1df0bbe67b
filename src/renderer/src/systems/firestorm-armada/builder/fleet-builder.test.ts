import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { openBuilder } from '@kit/renderer/open-builder'

describe('the builder of fleets', () => {
  const { opened, kept, rows, at, pressed } = openBuilder<DraftFleet>('firestorm-armada')

  it('changes every number of a card, with ratings left out too', async () => {
    const wrapper = await opened()
    await pressed('ArrowDown')
    for (const [figure, value] of Object.entries({
      mv: 9,
      hull: 12,
      crew: 7,
      assault: 4,
      pointDefence: 5,
      shields: 1,
      damageRating: 6,
      criticalRating: 8
    }))
      await wrapper.find(`#ship-${figure}`).setValue(String(value))
    await wrapper.find('#ship-class').setValue('transport')
    await wrapper.find('#weapon-0-1').setValue('3')
    await wrapper.find('#weapon-0-3').setValue('')
    await wrapper.find('#weapon-0 + select').setValue('aft')
    await wrapper.find('#ship-damageRating').setValue('')
    wrapper.unmount()
    await flushPromises()
    const [ship] = kept()?.squadrons[0]?.ships ?? []
    expect(ship).toMatchObject({ shipClass: 'transport', mv: 9, hull: 12, crew: 7, assault: 4, pointDefence: 5, shields: 1 })
    expect([ship?.damageRating, ship?.criticalRating]).toEqual([null, 8])
    expect(ship?.weapons[0]).toMatchObject({ mount: 'aft', dice: [6, 3, 5] })
  })
  it('keeps points and mines of a ship and the type of a wing, and nothing where none is entered', async () => {
    const wrapper = await opened()
    await pressed('ArrowDown')
    await wrapper.find('#ship-points').setValue('85')
    await wrapper.find('#ship-mines').setValue('4')
    await wrapper.find('#ship-points').setValue('')
    for (let row = 0; row < rows().length && wrapper.find('select[data-wing-kind]').exists() === false; row += 1) await pressed('ArrowDown')
    await wrapper.find('select[data-wing-kind]').setValue('bomber')
    wrapper.unmount()
    await flushPromises()
    const [ship] = kept()?.squadrons[0]?.ships ?? []
    expect([ship?.mines, ship !== undefined && 'points' in ship]).toEqual([4, false])
    expect(kept()?.flights[0]?.wings[0]?.kind).toBe('bomber')
  })
  it('keeps the special rules of a card in words, and nothing where none are entered', async () => {
    const wrapper = await opened()
    await pressed('ArrowDown')
    await wrapper.find('#ship-special-rules').setValue('Stealth')
    await pressed('ArrowDown')
    await pressed('ArrowDown')
    await wrapper.find('#ship-special-rules').setValue('Cloak')
    await wrapper.find('#ship-special-rules').setValue('')
    wrapper.unmount()
    await flushPromises()
    const ships = kept()?.squadrons.flatMap(squadron => squadron.ships) ?? []
    expect(ships.map(ship => ship.specialRules).filter(text => text !== undefined)).toEqual(['Stealth'])
    expect(ships.filter(ship => 'specialRules' in ship)).toHaveLength(1)
  })
  it('adds squadrons, ships, flights and wings by keyboard, each with its name in hand', async () => {
    const wrapper = await opened()
    await pressed('a')
    expect([at(), document.activeElement?.id]).toEqual(['Squadron', 'part-name'])
    await pressed('Escape')
    expect(wrapper.get('.foot-bar').text()).toMatch(/add a squadron.*add a ship/u)
    await pressed('s')
    expect(at()).toBe('Ship 2')
    await pressed('Escape')
    await pressed('f')
    expect(at()).toBe('Flight')
    await pressed('Escape')
    expect(wrapper.get('.foot-bar').text()).toContain('add a wing')
    await pressed('s')
    expect(at()).toBe('Wing 2')
    expect(rows()).toHaveLength(13 + 3 + 3)
    wrapper.unmount()
  })
  it('says what is wrong and where, fixes it with one click, and lets it fight by leave', async () => {
    const wrapper = await opened()
    await pressed('ArrowDown')
    await wrapper.find('#ship-criticalRating').setValue('2')
    expect(wrapper.find('li.ill').text()).toContain('Resolve of Halcyon')
    expect(wrapper.find('tr.sel .mark').text()).toBe('illegal')
    await wrapper.find('input[role=switch]').trigger('change')
    expect([wrapper.find('tr.sel .mark').text(), wrapper.findAll('li.ill').length]).toEqual(['allowed', 0])
    await wrapper.find('section li .btn').trigger('click')
    await flushPromises()
    expect(wrapper.find<HTMLInputElement>('#ship-criticalRating').element.value).toBe('5')
    expect(wrapper.text()).toContain('nothing is missing on any card')
    wrapper.unmount()
  })
  it('adds weapons at the next mount, named after it, and takes them away', async () => {
    const wrapper = await opened()
    await pressed('ArrowDown')
    await wrapper.find('aside section > .btn').trigger('click')
    await flushPromises()
    expect(document.activeElement?.id).toBe('weapon-5')
    const added = () => wrapper.find<HTMLInputElement>('#weapon-5')
    expect(added().element.value).toBe('Aft')
    await wrapper.find('#weapon-5 + select').setValue('port')
    expect(added().element.value).toBe('Port')
    await added().setValue('Lance')
    await wrapper.find('#weapon-5 + select').setValue('fore')
    expect(added().element.value).toBe('Lance')
    await wrapper.find('[aria-label="Remove Lance"]').trigger('click')
    expect([added().exists(), document.activeElement?.textContent.trim()]).toEqual([false, 'Add a weapon'])
    wrapper.unmount()
  })
  it('takes the GM to a rating that is missing', async () => {
    const wrapper = await opened()
    await pressed('ArrowDown')
    await wrapper.find('#ship-damageRating').setValue('')
    await pressed('ArrowUp')
    await wrapper.find('.what + .btn').trigger('click')
    await flushPromises()
    expect(document.activeElement?.id).toBe('ship-damageRating')
    wrapper.unmount()
  })
  it('changes faction and alliance, and gives a squadron one card', async () => {
    const wrapper = await opened()
    await wrapper.find('.strip select').setValue('sorylian')
    await wrapper.find('.strip input[type=checkbox]').trigger('change')
    expect(wrapper.find('.strip').text()).toContain('7″')
    for (let n = 0; n < 3; n += 1) await pressed('ArrowDown')
    await wrapper.find('#ship-mv').setValue('11')
    await wrapper.find('.class .btn').trigger('click')
    wrapper.unmount()
    await flushPromises()
    expect(kept()).toMatchObject({ faction: 'sorylian', isAllied: true })
    expect(kept()?.squadrons[1]?.ships.map(ship => ship.mv)).toEqual([11, 11, 11])
  })
})
