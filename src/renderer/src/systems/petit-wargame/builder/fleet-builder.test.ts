import type { DraftFleet } from '@shared/systems/petit-wargame/model/design'
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
    campaign = await call('campaigns.createSample', { name: 'Sample', system: 'petit-wargame', locale: 'en' })
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  const mounted = () => mountApp(BuilderScreen, { system: builder, campaignId: campaign.id, rosterId: campaign.rosters[0]?.id ?? '' })
  const opened = async () => (await mounted()).wrapper
  const kept = () => rostersOf<DraftFleet>(host.campaigns.get(campaign.id) ?? null)[0]
  const rows = (): readonly string[] =>
    [...document.querySelectorAll('.part-table tbody th button')].map(button => button.textContent.trim())
  const at = (): string => document.querySelector('.part-table tr.sel button')?.textContent.trim() ?? ''
  async function pressed(key: string, more: KeyboardEventInit = {}): Promise<void> {
    press(key, more)
    await flushPromises()
  }

  it('writes an edit to the campaign by itself, and what is left when the screen goes away', async () => {
    const wrapper = await opened()
    vi.useFakeTimers()
    await wrapper.find('#part-name').setValue('First Watch')
    expect(kept()?.squadrons[0]?.ships[0]?.name).toBe('Vigil')
    await vi.advanceTimersByTimeAsync(500)
    expect(kept()?.squadrons[0]?.ships[0]?.name).toBe('First Watch')
    vi.useRealTimers()
    await wrapper.find('#part-name').setValue('Last Watch')
    wrapper.unmount()
    await flushPromises()
    expect(kept()?.squadrons[0]?.ships[0]?.name).toBe('Last Watch')
  })
  it('designs the six sectors by letters, by clicks and by steps (PW-009 to PW-012)', async () => {
    const wrapper = await opened()
    await wrapper.find('#sector-bottom').setValue('+Yz')
    await wrapper.find('#points-top').setValue('6')
    await wrapper.find('.rear button.cell').trigger('click')
    await wrapper.find('svg g').trigger('click')
    await wrapper.find('[aria-label="Add weapon F"]').trigger('click')
    wrapper.unmount()
    await flushPromises()
    const { sectors } = kept()?.squadrons[0]?.ships[0] ?? {}
    expect(sectors?.bottom).toEqual({ points: 3, elements: ['engine', 'Y', 'z'] })
    expect(sectors?.top.points).toBe(6)
    expect(sectors?.rear.elements).toEqual(['engine', 'engine', 'engine', 'b'])
    expect(sectors?.front).toEqual({ points: 6, elements: ['W', 'W', 'W', 'A', 'a', 'F'] })
  })
  it('keeps a letter that is no element to the field, and says so', async () => {
    const wrapper = await opened()
    await wrapper.find('#sector-front').setValue('WWQ')
    expect(wrapper.find('#letters-front').text()).toContain('no element')
    await wrapper.find('#sector-front').trigger('blur')
    expect(wrapper.find<HTMLInputElement>('#sector-front').element.value).toBe('WWWAa')
    wrapper.unmount()
  })
  it('goes from sector to sector by the faces of their die, and changes points by arrows (PW-045)', async () => {
    const wrapper = await opened()
    await pressed('3', { code: 'Digit3' })
    expect(document.activeElement?.id).toBe('sector-right')
    await wrapper.find('#sector-right').trigger('keydown', { key: '6', code: 'Digit6' })
    expect(document.activeElement?.id).toBe('sector-bottom')
    await wrapper.find('#sector-bottom').trigger('keydown', { key: 'Enter' })
    expect(document.activeElement?.id).toBe('sector-front')
    await wrapper.find('#sector-front').trigger('keydown', { key: 'ArrowUp' })
    expect(wrapper.find<HTMLInputElement>('#points-front').element.value).toBe('6')
    await wrapper.find('#sector-front').trigger('keydown', { key: 'Escape' })
    await flushPromises()
    expect(document.activeElement?.textContent.trim()).toBe('Vigil')
    wrapper.unmount()
  })
  it('shows the seven values and what they are made of', async () => {
    const wrapper = await opened()
    const values = wrapper.find('[aria-label="Values of the ship"]')
    expect(values.findAll('dt').map(one => one.text())).toHaveLength(7)
    expect(values.findAll('dd').map(one => one.text().replace(/\s+/gu, ' '))[1]).toContain('4')
    await wrapper.find('#sector-rear').setValue('+')
    expect(values.findAll('dd')[1]?.text()).toContain('1')
    wrapper.unmount()
  })
  it('adds squadrons and ships by keyboard, each with its name in hand', async () => {
    const wrapper = await opened()
    await pressed('a')
    expect([at(), document.activeElement?.id]).toEqual(['Squadron', 'part-name'])
    await pressed('Escape')
    await pressed('s')
    expect(at()).toBe('Ship 2')
    expect(rows()).toHaveLength(7 + 3)
    wrapper.unmount()
  })
  it('duplicates, moves, removes and undoes by keyboard', async () => {
    const wrapper = await opened()
    const before = kept()
    await pressed('d', { ctrlKey: true })
    expect(at()).toBe('Vigil 2')
    for (let step = 0; step < 3; step += 1) await pressed('ArrowDown', { altKey: true })
    expect(rows()).toEqual(['Sentinels', 'Vigil', 'Beacon', 'Steadfast', 'Anvil', 'Vigil 2', 'Colossus', 'Resolute'])
    await pressed('Delete')
    expect(rows()).toHaveLength(7)
    for (let step = 0; step < 5; step += 1) await pressed('z', { ctrlKey: true })
    wrapper.unmount()
    await flushPromises()
    expect(kept()).toEqual(before)
  })
  it('says what is wrong and where, mends it with one click, and lets it fight by leave', async () => {
    const wrapper = await opened()
    await wrapper.find('#sector-front').setValue('WWWAaa')
    expect(wrapper.findAll('li.ill').map(one => one.text())).toEqual([
      expect.stringContaining('21 structure points are placed, the ship has 20'),
      expect.stringContaining('Vigil, front, defence a')
    ])
    expect(wrapper.find('tr.sel .mark').text()).toBe('illegal')
    await wrapper.find('input[role=switch]').trigger('change')
    expect([wrapper.find('tr.sel .mark').text(), wrapper.findAll('li.ill').length]).toEqual(['allowed', 0])
    await wrapper.findAll('section li .btn')[1]?.trigger('click')
    await flushPromises()
    expect(wrapper.find<HTMLInputElement>('#sector-front').element.value).toBe('WWWAa')
    await wrapper.find('section li .btn').trigger('click')
    await flushPromises()
    expect(wrapper.text()).toContain('every point is placed')
    wrapper.unmount()
  })
  it('counts against a budget that the GM may change (PW-004)', async () => {
    const wrapper = await opened()
    await wrapper.find('#budget').setValue('140')
    expect(wrapper.find('.verdict').text()).toBe('10 points too many')
    await wrapper.find('section li .btn').trigger('click')
    await flushPromises()
    expect(wrapper.find<HTMLInputElement>('#budget').element.value).toBe('150')
    wrapper.unmount()
  })
  it('leaves the name with Escape for its row, and the screen only with the next', async () => {
    const { wrapper, router } = await mounted()
    await pressed('Enter')
    expect(document.activeElement?.id).toBe('part-name')
    await pressed('Escape')
    expect(document.activeElement?.textContent.trim()).toBe('Vigil')
    expect(router.currentRoute.value.name).toBe('campaigns')
    await pressed('Escape')
    expect(router.currentRoute.value.name).toBe('campaign')
    wrapper.unmount()
  })
  it('opens the tables with their odds', async () => {
    const wrapper = await opened()
    await pressed('r')
    expect(document.querySelectorAll('dialog tbody tr')).toHaveLength(5)
    wrapper.unmount()
  })
})
