import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CampaignSummary } from '@shared/campaign/campaign'
import type { CallReply, CallResult } from '@shared/ipc/calls'
import { call } from '../../session/host/api'
import { installFakeHost, type FakeHost } from '@kit/renderer/fake-api'
import { useFailure } from '../../session/host/use-failure'
import { useSettingsStore } from '../../session/host/settings-store'
import english from '../../i18n/en/campaigns.json'
import { SYSTEM_IDS } from '../../systems/registry'
import { mountApp, press } from '@kit/renderer/mount-app'
import CampaignsView from './CampaignsView.vue'

describe('the start screen', () => {
  let host: FakeHost
  beforeEach(() => (host = installFakeHost()))
  afterEach(() => (document.body.innerHTML = ''))

  const names = (): readonly string[] => [...document.querySelectorAll('tbody th a')].map(link => link.textContent.trim())

  /** What is below the tiles comes after them. */
  const start = async (): ReturnType<typeof mountApp> => {
    const app = await mountApp(CampaignsView)
    await expect.poll(() => app.wrapper.find('.list').exists()).toBe(true)
    return app
  }

  /** Changes what the host tells of each campaign, which stand in the order in which they were made. */
  function listAs(change: (campaign: CampaignSummary, at: number) => CampaignSummary): void {
    const real = host.call.bind(host)
    vi.spyOn(host, 'call').mockImplementation(async (name, args) => {
      const reply = await real(name, args)
      if (name !== 'campaigns.list' || !reply.ok) return reply
      const list = reply.result as CallResult<'campaigns.list'>
      return { ok: true, result: { ...list, campaigns: list.campaigns.map(change) } }
    })
  }

  it('welcomes at the first start, and leads into a battle with one key', async () => {
    const { wrapper, router } = await start()
    expect(wrapper.text()).toContain('Five games, one table')
    expect(wrapper.findAll('.btn.now').map(button => button.text())).toEqual(['Fight now: Starfinder armada combat⏎'])
    press('Enter')
    await flushPromises()
    const [campaign] = [...host.campaigns.values()]
    expect(router.currentRoute.value.params).toEqual({ campaignId: campaign?.id, battleId: campaign?.battles[0]?.id })
    wrapper.unmount()
  })
  it('offers every game to be learnt and fought, also by its digit', async () => {
    const { wrapper, router } = await start()
    const names = SYSTEM_IDS.map(id => english.campaigns.system[id])
    const tiles = wrapper.findAll('[data-tile]').map(tile => tile.findAll('.btn').map(button => button.text().replace('⏎', '')))
    expect(tiles).toEqual(names.map(name => [`Learn, 10 min: ${name}`, `Fight now: ${name}`]))
    press(String(SYSTEM_IDS.indexOf('xwing') + 1))
    await flushPromises()
    const [campaign] = [...host.campaigns.values()]
    expect(campaign).toMatchObject({ system: 'xwing', isDrawer: true })
    expect(router.currentRoute.value.params).toEqual({ campaignId: campaign?.id, battleId: campaign?.battles[0]?.id })
    wrapper.unmount()
  })
  it('goes on with a lesson that is begun, and lists it apart from the campaigns', async () => {
    await call('campaigns.create', { name: 'Long Silence', system: 'xwing' })
    const key = await call('campaigns.quickBattle', { name: 'First battle', system: 'xwing', locale: 'en' })
    listAs(one =>
      one.id === key.campaignId && one.running !== null ? { ...one, isDrawer: false, running: { ...one.running, lessonPart: 1 } } : one
    )
    const { wrapper, router } = await start()
    await expect.poll(() => wrapper.find('[data-tile=xwing] .btn').text()).toBe('Go on, step 1: X-Wing')
    expect(wrapper.find('aside').text()).toMatch(/X-Wing\s*go on at step 1\s*4 more, not begun/u)
    expect(names()).toEqual(['Long Silence'])
    press('!', { code: 'Digit5', shiftKey: true })
    await flushPromises()
    expect(router.currentRoute.value.params).toEqual(key)
    wrapper.unmount()
  })
  it('lists three campaigns until all are asked for, and goes on with the newest', async () => {
    for (const name of ['Oldest', 'Third', 'Second', 'Newest']) await call('campaigns.create', { name, system: 'xwing' })
    listAs((one, createdAt) => ({ ...one, createdAt }))
    const { wrapper, router } = await start()
    expect(names()).toEqual(['Newest', 'Second', 'Third'])
    expect(wrapper.find('section[aria-label="Newest campaign"] h2').text()).toBe('Newest')
    await wrapper.findAll('.list header .btn')[0]?.trigger('click')
    expect(names()).toEqual(['Newest', 'Second', 'Third', 'Oldest'])
    press('Escape')
    await flushPromises()
    expect(names()).toHaveLength(3)
    press('Enter')
    await flushPromises()
    expect(router.currentRoute.value.name).toBe('campaign')
    wrapper.unmount()
  })
  it('names what it begins with in the language of the screen', async () => {
    const { wrapper } = await start()
    await useSettingsStore().save({ language: 'fr' })
    await wrapper.find('.tiles .now').trigger('click')
    await flushPromises()
    const [campaign] = [...host.campaigns.values()]
    expect(campaign?.rosters.map(roster => roster.name)).toEqual(['Pacte du Méridien', 'Dîme de Kessar'])
    wrapper.unmount()
  })
  it('offers the running battle first, and Enter resumes it', async () => {
    const sample = await call('campaigns.createSample', { name: 'The Kessar Tithe', system: 'starfinder-armada', locale: 'en' })
    const { wrapper, router } = await start()
    await expect.poll(() => wrapper.find('.resume h2').exists()).toBe(true)
    expect(wrapper.find('.resume h2').text()).toBe('The Kessar Tithe')
    press('Enter')
    await expect.poll(() => router.currentRoute.value.params).toMatchObject({ battleId: sample.battles[0]?.id })
    wrapper.unmount()
  })
  it('deletes with one key and brings back with one click', async () => {
    await call('campaigns.create', { name: 'Long Silence', system: 'starfinder-armada' })
    await call('campaigns.create', { name: 'Channel of Ice', system: 'starfinder-armada' })
    const { wrapper } = await start()
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
    const { wrapper } = await start()
    expect(names()).toEqual([])
    await wrapper.find('.list header .quiet').trigger('click')
    expect(names()).toEqual(['Long Silence'])
    wrapper.unmount()
  })
  it('begins a quick battle with one click, which is kept in a drawer apart from the campaigns', async () => {
    await call('campaigns.create', { name: 'Long Silence', system: 'starfinder-armada' })
    const { wrapper, router } = await start()
    await wrapper.get('[data-tile=xwing] .btn:last-child').trigger('click')
    await flushPromises()
    const drawer = [...host.campaigns.values()].find(one => one.isDrawer === true)
    expect(drawer?.name).toBe('Quick battles, X-Wing')
    expect(router.currentRoute.value.params).toEqual({ campaignId: drawer?.id, battleId: drawer?.battles[0]?.id })
    wrapper.unmount()

    const later = (await start()).wrapper
    expect(names()).toEqual(['Long Silence'])
    await later.get('.list header .quiet').trigger('click')
    expect(names()).toEqual(['Quick battles, X-Wing'])
    await later.get('.list header .quiet').trigger('click')
    expect(names()).toEqual(['Long Silence'])
    later.unmount()
  })
  it('finds campaigns by any part of their name', async () => {
    for (const name of ['Long Silence', 'Éclat de glace']) await call('campaigns.create', { name, system: 'starfinder-armada' })
    const { wrapper } = await start()
    await wrapper.find('input[type=search]').setValue('eclat')
    expect(names()).toEqual(['Éclat de glace'])
    await wrapper.find('input[type=search]').setValue('nothing')
    expect(wrapper.text()).toContain('No campaign is called “nothing”.')
    wrapper.unmount()
  })
  it('says which battles are not all in a copy', async () => {
    const campaign = await call('campaigns.create', { name: 'Long Silence', system: 'starfinder-armada' })
    const real = host.call.bind(host)
    const copied: CallReply<unknown> = { ok: true, result: { campaign, leftOut: ['Half', 'None'] } }
    vi.spyOn(host, 'call').mockImplementation((name, args) => (name === 'campaigns.duplicate' ? Promise.resolve(copied) : real(name, args)))
    const { wrapper } = await start()
    await wrapper.get('button[aria-label^="Duplicate"]').trigger('click')
    await flushPromises()
    expect(useFailure().failure.value).toEqual({ code: 'left-out-of-copy', detail: 'Half, None' })
    wrapper.unmount()
  })
  it('brings a damaged campaign back from a copy after a look at it, and opens it', async () => {
    const { id } = await call('campaigns.create', { name: 'Long Silence', system: 'starfinder-armada' })
    const held = host.campaigns.get(id)
    const asked: unknown[] = []
    const copy = (name: string) => ({ name, kind: 'hourly', takenMs: 1_750_000_000_000 })
    const answers: Record<string, (name: string | undefined) => CallReply<unknown>> = {
      'campaigns.list': () => ({
        ok: true,
        result: { campaigns: [], problems: [{ id, problem: 'damaged', detail: 'campaign.json' }] }
      }),
      'backups.list': () => ({ ok: true, result: [copy('spoilt'), copy('sound')] }),
      'backups.read': name => (name === 'sound' ? { ok: true, result: held } : { ok: false, error: { code: 'damaged', detail: '' } }),
      'backups.restore': () => ({ ok: true, result: held })
    }
    const real = host.call.bind(host)
    vi.spyOn(host, 'call').mockImplementation((name, args) => {
      const answer = answers[name]
      if (answer === undefined) return real(name, args)
      asked.push([name, args])
      return Promise.resolve(answer((args as { readonly name?: string }).name))
    })
    const { wrapper, router } = await start()
    await expect.poll(() => wrapper.find('.refusal .btn').exists()).toBe(true)
    expect(wrapper.text()).not.toContain('Nothing is lost.')
    await wrapper.get('.refusal .btn').trigger('click')
    await expect.poll(() => document.querySelectorAll('.dialog li .row').length).toBe(2)
    const [spoilt, sound] = document.querySelectorAll<HTMLElement>('.dialog li .row')
    const restore = (): HTMLButtonElement | null => document.querySelector('.dialog footer .now')
    spoilt?.click()
    await flushPromises()
    expect(document.querySelector('.dialog section')?.textContent).toBe('This copy cannot be read. Choose another.')
    expect(restore()?.disabled).toBe(true)
    sound?.click()
    await flushPromises()
    expect(document.querySelector('.dialog h3')?.textContent).toBe('Long Silence')
    restore()?.click()
    await flushPromises()
    expect(asked.at(-1)).toEqual(['backups.restore', { campaignId: id, name: 'sound' }])
    expect(router.currentRoute.value).toMatchObject({ name: 'campaign', params: { campaignId: id } })
    expect(document.querySelector('.dialog')).toBeNull()
    wrapper.unmount()
  })
})
