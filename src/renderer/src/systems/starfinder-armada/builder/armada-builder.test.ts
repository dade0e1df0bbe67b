import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Campaign } from '@shared/campaign/campaign'
import { call } from '../../../session/host/api'
import type { FakeHost } from '../../../session/host/fake-api'
import { installFakeHost } from '../../../session/host/fake-api'
import { mountApp, press } from '../../../test-support/mount-app'
import BuilderScreen from '../../../builder/frame/BuilderScreen.vue'
import { rostersOf } from '../../../contract/rosters-read'
import { builder } from './armada-builder'

describe('the builder', () => {
  let host: FakeHost
  let campaign: Campaign
  beforeEach(async () => {
    host = installFakeHost()
    campaign = await call('campaigns.createSample', { name: 'Sample', system: 'starfinder-armada', locale: 'en' })
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  const opened = async () =>
    (await mountApp(BuilderScreen, { system: builder, campaignId: campaign.id, rosterId: campaign.rosters[0]?.id ?? '' })).wrapper
  const kept = () => rostersOf<DraftArmada>(host.campaigns.get(campaign.id) ?? null)[0]
  const rows = (): readonly string[] => [...document.querySelectorAll('tbody th button')].map(button => button.textContent.trim())

  it('writes an edit to the campaign by itself', async () => {
    const wrapper = await opened()
    vi.useFakeTimers()
    await wrapper.find('#part-name').setValue('Lantern of Hope')
    expect(kept()?.fleets[0]?.name).toBe('Lantern of Meridian')
    await vi.advanceTimersByTimeAsync(500)
    expect(kept()?.fleets[0]?.name).toBe('Lantern of Hope')
    wrapper.unmount()
  })
  it('writes what is left when the screen goes away', async () => {
    const wrapper = await opened()
    await wrapper.find('#part-name').setValue('Last Word')
    wrapper.unmount()
    await flushPromises()
    expect(kept()?.fleets[0]?.name).toBe('Last Word')
  })
  it('writes undone edits too', async () => {
    const wrapper = await opened()
    const before = kept()
    press('Delete')
    await flushPromises()
    expect(rows()).toHaveLength((before?.fleets.length ?? 0) - 1)
    press('z', { ctrlKey: true })
    await flushPromises()
    wrapper.unmount()
    await flushPromises()
    expect(kept()).toEqual(before)
  })
  it('adds, duplicates and moves fleets by keyboard', async () => {
    const wrapper = await opened()
    const count = rows().length
    press('d', { ctrlKey: true })
    await flushPromises()
    expect(rows()[1]).toBe('Lantern of Meridian 2')
    press('ArrowDown', { altKey: true })
    await flushPromises()
    expect(rows()[2]).toBe('Lantern of Meridian 2')
    press('a')
    await flushPromises()
    expect(rows()).toHaveLength(count + 2)
    expect(document.activeElement?.id).toBe('part-name')
    wrapper.unmount()
  })
  it('leaves the name with Escape for the row of the fleet, and the screen only with the next', async () => {
    const { wrapper, router } = await mountApp(BuilderScreen, {
      system: builder,
      campaignId: campaign.id,
      rosterId: campaign.rosters[0]?.id ?? ''
    })
    press('Enter')
    await flushPromises()
    expect(document.activeElement?.id).toBe('part-name')
    press('Escape')
    await flushPromises()
    expect(document.activeElement?.textContent.trim()).toBe('Lantern of Meridian')
    expect(router.currentRoute.value.name).toBe('campaigns')
    press('Escape')
    await flushPromises()
    expect(router.currentRoute.value.name).toBe('campaign')
    wrapper.unmount()
  })
  it('marks what is illegal in words, and calmly once it is allowed', async () => {
    const wrapper = await opened()
    press('+')
    await flushPromises()
    expect(wrapper.find('tr.sel .mark').text()).toBe('illegal')
    await wrapper.find('input[role=switch]').trigger('change')
    expect(wrapper.find('tr.sel .mark').text()).toBe('allowed')
    expect(wrapper.findAll('.ill,.bad,.over,.breaks-rule,.illegal')).toHaveLength(0)
    expect(wrapper.find('.verdict').text()).toContain('allowed')
    wrapper.unmount()
  })
  it('names the broken rule and mends it with one click', async () => {
    const wrapper = await opened()
    press('+')
    await flushPromises()
    expect(wrapper.text()).toContain('SA-004')
    const mend = wrapper.findAll('li.ill .btn')[0]
    await mend?.trigger('click')
    expect(wrapper.findAll('li.ill')).toHaveLength(0)
    wrapper.unmount()
  })
})
