import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { installFakeHost, type FakeHost } from '@kit/renderer/fake-api'
import { useAutomationStore } from './automation-store'
import { useCampaignStore } from './campaign-store'

describe('how much Flagship decides', () => {
  let host: FakeHost
  beforeEach(() => {
    host = installFakeHost()
    setActivePinia(createPinia())
  })

  it('is assistance until the campaign says otherwise', () => {
    expect(useAutomationStore().level).toBe('assist')
  })
  it('is kept with the campaign and holds at once', async () => {
    const campaigns = useCampaignStore()
    const { id } = await campaigns.create('Reach', 'starfinder-armada')
    await campaigns.open(id)
    const store = useAutomationStore()
    await store.choose('referee')
    expect(store).toMatchObject({ level: 'referee', needsReason: true, isTracking: false })
    expect(host.campaigns.get(id)?.automation).toBe('referee')
    await store.choose('track')
    expect(store).toMatchObject({ needsReason: false, isTracking: true })
  })
  it('stays as it was when it cannot be kept', async () => {
    const campaigns = useCampaignStore()
    await campaigns.open((await campaigns.create('Reach', 'starfinder-armada')).id)
    host.failNext('campaigns.edit', { code: 'disk-full', detail: '' })
    await expect(useAutomationStore().choose('track')).rejects.toMatchObject({ code: 'disk-full' })
    expect(useAutomationStore().level).toBe('assist')
  })
})
