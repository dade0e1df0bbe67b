import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../session/host/api'
import { installFakeHost } from '@kit/renderer/fake-api'
import { chosenKeys } from '../../contract/key-actions'
import { mountApp, press } from '@kit/renderer/mount-app'
import CampaignView from './CampaignView.vue'

describe('the running battle of a campaign', () => {
  beforeEach(() => installFakeHost())
  afterEach(() => {
    document.body.innerHTML = ''
    chosenKeys.value = {}
  })

  const opened = async () => {
    const campaign = await call('campaigns.createSample', { name: 'The Kessar Tithe', system: 'starfinder-armada', locale: 'en' })
    const mounted = await mountApp(CampaignView, { campaignId: campaign.id })
    await expect.poll(() => mounted.wrapper.find('.acts').text()).toContain('New battle')
    return { ...mounted, battle: { campaignId: campaign.id, battleId: campaign.battles[0]?.id } }
  }

  it('is resumed with one key, which its button shows', async () => {
    const { wrapper, router, battle } = await opened()
    expect(wrapper.find('.acts .btn.now').text()).toBe('Resume C')
    press('c')
    await flushPromises()
    expect(router.currentRoute.value.params).toEqual(battle)
    wrapper.unmount()
  })
  it('is resumed with the key that was chosen for it', async () => {
    chosenKeys.value = { 'campaign.resume': 'g' }
    const { wrapper, router, battle } = await opened()
    press('c')
    await flushPromises()
    expect(router.currentRoute.value.params).toEqual({})
    press('g')
    await flushPromises()
    expect(router.currentRoute.value.params).toEqual(battle)
    wrapper.unmount()
  })
  it('may be fought by rosters of the library, which get a name of their own', async () => {
    const { id } = await call('campaigns.create', { name: 'Long Silence', system: 'xwing' })
    const { wrapper } = await mountApp(CampaignView, { campaignId: id })
    const add = async (): Promise<void> => {
      const open = wrapper.findAll('.left .btn').find(button => button.text().startsWith('From the library'))
      await open?.trigger('click')
      document.querySelector<HTMLElement>('dialog [aria-label="Add Copper Wing"]')?.click()
      await flushPromises()
    }
    await add()
    await add()
    const { rosters } = await call('campaigns.get', { campaignId: id })
    expect(rosters.map(roster => roster.name)).toEqual(['Copper Wing', 'Copper Wing 2'])
    wrapper.unmount()
  })
  it('may be fought by own rosters put into the library, which any campaign of the game finds there', async () => {
    const { id } = await call('campaigns.createSample', { name: 'Here', system: 'xwing', locale: 'en' })
    const there = await call('campaigns.create', { name: 'There', system: 'xwing' })
    const first = await mountApp(CampaignView, { campaignId: id })
    const name = (await call('campaigns.get', { campaignId: id })).rosters[0]?.name ?? ''
    const listed = (): readonly string[] => [...document.querySelectorAll('dialog [data-own] .name')].map(one => one.textContent)
    const press = async (label: string): Promise<void> => {
      document.querySelector<HTMLElement>(`dialog [aria-label="${label}"]`)?.click()
      await flushPromises()
    }
    for (const expected of [[name], [name, `${name} 2`]]) {
      await first.wrapper.get(`[aria-label="Put ${name} into the library"]`).trigger('click')
      await expect.poll(listed, { timeout: 3000 }).toEqual(expected)
      await press('Close')
    }
    first.wrapper.unmount()
    const second = await mountApp(CampaignView, { campaignId: there.id })
    const open = second.wrapper.findAll('.left .btn').find(button => button.text().startsWith('From the library'))
    await open?.trigger('click')
    await expect.poll(listed).toEqual([name, `${name} 2`])
    await press(`Delete ${name} from the library`)
    expect(listed()).toEqual([`${name} 2`])
    document.querySelector<HTMLElement>('dialog [data-deleted] button')?.click()
    await expect.poll(listed).toEqual([name, `${name} 2`])
    await press(`Add ${name}`)
    const [own] = await call('library.list', { system: 'xwing' })
    const [taken] = (await call('campaigns.get', { campaignId: there.id })).rosters
    expect([taken?.name, taken?.id === own?.id]).toEqual([name, false])
    second.wrapper.unmount()
  })
  it('is not offered where none runs', async () => {
    const { id } = await call('campaigns.create', { name: 'Long Silence', system: 'starfinder-armada' })
    const { wrapper, router } = await mountApp(CampaignView, { campaignId: id })
    expect(wrapper.text()).not.toContain('Resume')
    press('c')
    await flushPromises()
    expect(router.currentRoute.value.name).toBe('campaigns')
    wrapper.unmount()
  })
  it('is renamed from the list of battles', async () => {
    const { wrapper, battle } = await opened()
    await wrapper.find('[aria-label="Battles"] tbody button').trigger('click')
    await flushPromises()
    const field = document.querySelector<HTMLInputElement>('dialog input')
    if (field === null) throw new Error('No field')
    field.value = 'Second night'
    field.dispatchEvent(new Event('input'))
    field.form?.dispatchEvent(new Event('submit', { cancelable: true }))
    await flushPromises()
    const { battles } = await call('campaigns.get', { campaignId: battle.campaignId })
    expect(battles.map(({ name }) => name)).toEqual(['Second night'])
    wrapper.unmount()
  })
})
