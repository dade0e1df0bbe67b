import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Campaign } from '@shared/campaign/campaign'
import { call } from '../../../session/host/api'
import type { FakeHost } from '../../../session/host/fake-api'
import { installFakeHost } from '../../../session/host/fake-api'
import { mountApp, press } from '../../../test-support/mount-app'
import BuilderScreen from '../../../builder/frame/BuilderScreen.vue'
import { rostersOf } from '../../../contract/rosters-read'
import { builder } from './fleet-builder'

describe('the builder of fleets', () => {
  let host: FakeHost
  let campaign: Campaign
  beforeEach(async () => {
    host = installFakeHost()
    campaign = await call('campaigns.createSample', { name: 'Sample', system: 'firestorm-armada', locale: 'en' })
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  const mounted = () => mountApp(BuilderScreen, { system: builder, campaignId: campaign.id, rosterId: campaign.rosters[0]?.id ?? '' })
  const opened = async () => (await mounted()).wrapper
  const kept = () => rostersOf<DraftFleet>(host.campaigns.get(campaign.id) ?? null)[0]
  const rows = (): readonly string[] => [...document.querySelectorAll('tbody th button')].map(button => button.textContent.trim())
  const at = (): string => document.querySelector('tr.sel button')?.textContent.trim() ?? ''
  async function pressed(key: string, more: KeyboardEventInit = {}): Promise<void> {
    press(key, more)
    await flushPromises()
  }

  it('writes an edit to the campaign by itself, and what is left when the screen goes away', async () => {
    const wrapper = await opened()
    vi.useFakeTimers()
    await wrapper.find('#part-name').setValue('First Watch')
    expect(kept()?.squadrons[0]?.name).toBe('Old Guard')
    await vi.advanceTimersByTimeAsync(500)
    expect(kept()?.squadrons[0]?.name).toBe('First Watch')
    vi.useRealTimers()
    await wrapper.find('#part-name').setValue('Last Watch')
    wrapper.unmount()
    await flushPromises()
    expect(kept()?.squadrons[0]?.name).toBe('Last Watch')
  })
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
  it('duplicates, moves, removes and undoes by keyboard', async () => {
    const wrapper = await opened()
    const before = kept()
    await pressed('ArrowDown')
    await pressed('d', { ctrlKey: true })
    expect(at()).toBe('Resolve of Halcyon 2')
    await pressed('ArrowDown', { altKey: true })
    expect(rows().slice(0, 4)).toEqual(['Old Guard', 'Resolve of Halcyon', 'Lanternbearers', 'Resolve of Halcyon 2'])
    await pressed('Delete')
    expect(rows()).toHaveLength(13)
    for (let step = 0; step < 3; step += 1) await pressed('z', { ctrlKey: true })
    wrapper.unmount()
    await flushPromises()
    expect(kept()).toEqual(before)
  })
  it('leaves the name with Escape for its row, and the screen only with the next', async () => {
    const { wrapper, router } = await mounted()
    await pressed('Enter')
    expect(document.activeElement?.id).toBe('part-name')
    await pressed('Escape')
    expect(document.activeElement?.textContent.trim()).toBe('Old Guard')
    await pressed('Enter')
    expect(document.activeElement?.id).toBe('part-name')
    await pressed('Escape')
    expect(router.currentRoute.value.name).toBe('campaigns')
    await pressed('Escape')
    expect(router.currentRoute.value.name).toBe('campaign')
    wrapper.unmount()
  })
  it('says what is wrong and where, mends it with one click, and lets it fight by leave', async () => {
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
    expect(wrapper.text()).toContain('every card can be read')
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
