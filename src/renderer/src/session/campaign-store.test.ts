import { createPinia, setActivePinia } from 'pinia'
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { installFakeHost, type FakeHost } from '@kit/renderer/fake-api'
import { useCampaignStore } from './campaign-store'

describe('campaigns', () => {
  let host: FakeHost
  beforeEach(() => {
    host = installFakeHost()
    setActivePinia(createPinia())
  })

  it('are read again when the host says that something changed', async () => {
    const store = useCampaignStore()
    await store.loadList()
    await store.create('Long Silence', 'starfinder-armada')
    expect(store.list?.campaigns).toEqual([])
    host.tell({ kind: 'campaigns.changed' })
    await flushPromises()
    expect(store.list?.campaigns.map(campaign => campaign.name)).toEqual(['Long Silence'])
  })
  it('go to the trash whole and come back', async () => {
    const store = useCampaignStore()
    const sample = await store.createSample('Sample', 'starfinder-armada', 'en', false)
    const item = await store.remove(sample.id)
    await store.loadList()
    expect(store.list?.campaigns).toEqual([])
    expect(store.trash).toEqual([item])
    expect(await store.restore(item.trashId)).toMatchObject({ id: sample.id })
  })
  it('show an edit of the open campaign at once', async () => {
    const store = useCampaignStore()
    const campaign = await store.create('Old', 'starfinder-armada')
    await store.open(campaign.id)
    await store.edit(campaign.id, { type: 'rename', name: 'New' })
    expect(store.campaign?.name).toBe('New')
  })
  it('never show one campaign while another is being opened', async () => {
    const store = useCampaignStore()
    const [first, second] = [await store.create('First', 'starfinder-armada'), await store.create('Second', 'starfinder-armada')]
    await store.open(first.id)
    const opening = store.open(second.id)
    expect(store.campaign).toBeNull()
    await opening
    expect(store.campaign?.name).toBe('Second')
  })
  it('begin a battle between their armadas', async () => {
    const store = useCampaignStore()
    const { id, rosters } = await store.createSample('Sample', 'starfinder-armada', 'en', false)
    const sides = rosters.map((roster, i) => ({ sideId: 'AB'.charAt(i), rosterId: roster.id }))
    const opened = await store.startBattle(id, 'Second battle', sides)
    await store.open(id)
    expect(store.campaign?.battles.map(battle => battle.id)).toContain(opened.battleId)
  })
})
