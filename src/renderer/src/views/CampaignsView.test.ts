import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../api/api'
import type { FakeHost } from '../api/fake-api'
import { installFakeHost } from '../api/fake-api'
import { useSettingsStore } from '../stores/settings-store'
import { mountApp, press } from '../test-support/mount-app'
import CampaignsView from './CampaignsView.vue'

describe('the start screen', () => {
  let host: FakeHost
  beforeEach(() => (host = installFakeHost()))
  afterEach(() => (document.body.innerHTML = ''))

  const names = (): readonly string[] => [...document.querySelectorAll('tbody th a')].map(link => link.textContent.trim())

  it('welcomes at the first start, and leads into the sample battle with one key', async () => {
    const { wrapper, router } = await mountApp(CampaignsView)
    expect(wrapper.text()).toContain('Welcome aboard')
    press('Enter')
    await flushPromises()
    const [campaign] = [...host.campaigns.values()]
    expect(router.currentRoute.value.params).toEqual({ campaignId: campaign?.id, battleId: campaign?.battles[0]?.id })
    wrapper.unmount()
  })
  it('offers the sample of every game at the first start', async () => {
    const { wrapper, router } = await mountApp(CampaignsView)
    const samples = wrapper.findAll('.welcome li .btn')
    expect(samples.map(button => button.text())).toEqual([
      'Starfinder armada combat ⏎',
      'Dystopian Wars',
      'Firestorm Armada',
      'Petit Wargame, in space',
      'X-Wing'
    ])
    await samples[4]?.trigger('click')
    await flushPromises()
    const [campaign] = [...host.campaigns.values()]
    expect(campaign?.system).toBe('xwing')
    expect(router.currentRoute.value.params).toEqual({ campaignId: campaign?.id, battleId: campaign?.battles[0]?.id })
    wrapper.unmount()
  })
  it('names a sample in the language of the screen', async () => {
    const { wrapper } = await mountApp(CampaignsView)
    await useSettingsStore().save({ language: 'fr' })
    await wrapper.find('.welcome .now').trigger('click')
    await flushPromises()
    const [campaign] = [...host.campaigns.values()]
    expect(campaign?.rosters.map(roster => roster.name)).toEqual(['Pacte du Méridien', 'Dîme de Kessar'])
    wrapper.unmount()
  })
  it('offers the running battle first, and Enter resumes it', async () => {
    const sample = await call('campaigns.createSample', { name: 'The Kessar Tithe', system: 'starfinder-armada', locale: 'en' })
    const { wrapper, router } = await mountApp(CampaignsView)
    await expect.poll(() => wrapper.find('.resume h2').exists()).toBe(true)
    expect(wrapper.find('.resume h2').text()).toBe('The Kessar Tithe')
    press('Enter')
    await flushPromises()
    expect(router.currentRoute.value.params).toMatchObject({ battleId: sample.battles[0]?.id })
    wrapper.unmount()
  })
  it('deletes with one key and brings back with one click', async () => {
    await call('campaigns.create', { name: 'Long Silence', system: 'starfinder-armada' })
    await call('campaigns.create', { name: 'Channel of Ice', system: 'starfinder-armada' })
    const { wrapper } = await mountApp(CampaignsView)
    press('ArrowDown')
    await flushPromises()
    press('Delete')
    await flushPromises()
    expect(names()).toEqual(['Long Silence'])
    await wrapper.find('.toast .btn').trigger('click')
    await flushPromises()
    expect(names()).toContain('Channel of Ice')
    wrapper.unmount()
  })
  it('hides archived campaigns until they are asked for', async () => {
    const { id } = await call('campaigns.create', { name: 'Long Silence', system: 'starfinder-armada' })
    await call('campaigns.edit', { campaignId: id, edit: { type: 'archive', isArchived: true } })
    const { wrapper } = await mountApp(CampaignsView)
    expect(names()).toEqual([])
    await wrapper.find('.list footer .btn').trigger('click')
    expect(names()).toEqual(['Long Silence'])
    wrapper.unmount()
  })
  it('finds campaigns by any part of their name', async () => {
    for (const name of ['Long Silence', 'Éclat de glace']) await call('campaigns.create', { name, system: 'starfinder-armada' })
    const { wrapper } = await mountApp(CampaignsView)
    await wrapper.find('input[type=search]').setValue('eclat')
    expect(names()).toEqual(['Éclat de glace'])
    await wrapper.find('input[type=search]').setValue('nothing')
    expect(wrapper.text()).toContain('No campaign is called “nothing”.')
    wrapper.unmount()
  })
})
