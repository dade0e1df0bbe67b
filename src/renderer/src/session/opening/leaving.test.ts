import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { FakeHost } from '@kit/renderer/fake-host'
import { useBattleStore } from '../battle-store'

const key = { campaignId: 'c', battleId: 'b' }

describe('leaving the screen of a battle', () => {
  it('keeps the battle open for the next screen of it, in the present, and closes it after the last', async () => {
    setActivePinia(createPinia())
    const host = new FakeHost()
    host.begin()
    const store = useBattleStore()
    await store.open(key)
    const act = { type: 'setDistance', hexes: 9 }
    await store.submit(act)
    await store.look(1)
    const asked = host.calls.length
    store.leave()
    await store.open(key)
    await nextTick()
    expect(host.calls).toHaveLength(asked)
    expect(store.lookingAt).toBeNull()
    expect(store.state).toMatchObject({ distanceHexes: 9 })
    store.leave()
    await vi.waitFor(() => expect(store.key).toBeNull())
    await store.open(key)
    expect(host.calls.length).toBeGreaterThan(asked)
  })

  it('opens the battle anew for whoever comes back while it is still being closed', async () => {
    setActivePinia(createPinia())
    const host = new FakeHost()
    host.begin()
    const store = useBattleStore()
    await store.open(key)
    host.answersAfterMs = 20
    const act = { type: 'setDistance', hexes: null }
    store.draft(act, '1 2')
    store.leave()
    await nextTick()
    await nextTick()
    await store.open(key)
    await vi.waitFor(() => expect(host.calls.at(-1)?.name).toBe('battle.open'))
    await new Promise(done => setTimeout(done, 100))
    expect(store.key).toEqual(key)
    expect(store.opening).not.toBeNull()
    expect(store.pending?.text).toBe('1 2')
  })

  it('opens the last of several battles that are asked for at once', async () => {
    setActivePinia(createPinia())
    const host = new FakeHost()
    host.begin()
    const store = useBattleStore()
    await store.open(key)
    host.answersAfterMs = 20
    const act = { type: 'setDistance', hexes: null }
    store.draft(act, '1 2')
    void store.open({ campaignId: 'c', battleId: 'another' })
    await store.open(key)
    await new Promise(done => setTimeout(done, 100))
    expect(store.key).toEqual(key)
    expect(host.calls.filter(({ name }) => name === 'battle.open').map(({ args }) => args['battleId'])).toEqual(['b', 'b'])
  })
})
