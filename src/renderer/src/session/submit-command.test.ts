import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCampaign } from '@kit/campaign'
import { anArmada } from '@kit/systems/starfinder-armada'
import { useBattleStore } from './battle-store'
import { FakeHost } from '@kit/renderer/fake-host'
import { useCampaignStore } from './campaign-store'
import { alsoOverruled } from './submit-command'

const early = { type: 'rollMovementOrder', resolveOfficerIds: [] }

describe('a command that a rule refuses', () => {
  let host: FakeHost
  beforeEach(() => {
    host = new FakeHost()
    setActivePinia(createPinia())
  })
  async function opened() {
    const store = useBattleStore()
    const armadas = [anArmada('us', [{ id: 'hawk' }]), anArmada('them', [{ id: 'crow' }])]
    const sides = armadas.map((armada, i) => ({ sideId: 'AB'.charAt(i), armada }))
    host.act({ type: 'beginBattle', name: 'test', armadas: sides, rulings: {} } as never)
    await store.open({ campaignId: 'c', battleId: 'b' })
    return store
  }

  it('is refused at a table that is assisted, and carried out with the reason once it is overruled', async () => {
    const store = await opened()
    await store.submit(early, { faces: [[3], [5]] })
    expect(store.refusal).toMatchObject({ code: 'wrong-phase', overruling: null })
    await store.force('we agreed')
    expect(host.timeline.entries.at(-1)).toMatchObject({ overruled: { refusals: ['wrong-phase'], reason: 'we agreed' } })
  })

  it('is carried out at once at a table that only tracks, and the log says what was passed over', async () => {
    const store = await opened()
    useCampaignStore().campaign = { ...aCampaign(), automation: 'track' }
    await store.submit(early, { faces: [[3], [5]] })
    expect(store.refusal).toBeNull()
    expect(host.timeline.entries.at(-1)).toMatchObject({ overruled: { refusals: ['wrong-phase'], reason: '' } })
  })

  it('stays refused everywhere when nobody can overrule it', async () => {
    const store = await opened()
    useCampaignStore().campaign = { ...aCampaign(), automation: 'track' }
    const unknown = { type: 'settleCritical', obligationId: 'none' }
    await store.submit(unknown)
    expect(store.refusal).toMatchObject({ code: 'no-such-obligation', canForce: false })
  })
})

it('reasons given one after the other stand together, each once', () => {
  const first = alsoOverruled(null, 'out-of-range', 'long guns')
  const second = alsoOverruled(first, 'already-attacked', 'we agreed')
  expect(alsoOverruled(second, 'no-array', 'we agreed')).toEqual({
    refusals: ['out-of-range', 'already-attacked', 'no-array'],
    reason: 'long guns; we agreed'
  })
  expect(alsoOverruled(null, 'x', '').reason).toBe('')
})
