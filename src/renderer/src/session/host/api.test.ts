import { describe, expect, it, vi } from 'vitest'
import { reactive } from 'vue'
import { call, CallError, onNews } from './api'
import { installFakeHost } from '@kit/renderer/fake-api'

describe('calls to the host', () => {
  it('give the result', async () => {
    installFakeHost()
    expect((await call('campaigns.create', { name: 'Long Silence', system: 'starfinder-armada' })).name).toBe('Long Silence')
  })
  it('carry plain JSON, since the desktop bridge takes no reactive objects', async () => {
    installFakeHost()
    const heard: unknown[] = []
    vi.spyOn(window.flagship, 'call').mockImplementation((_name, args) =>
      Promise.resolve({ ok: true, result: heard.push(structuredClone(args)) })
    )
    const key = reactive({ campaignId: 'c', battleId: 'b' })
    await call('battle.submit', { ...key, command: reactive({ type: 'settleCascade', fleetIds: ['hawk'] }) })
    expect(heard).toEqual([{ campaignId: 'c', battleId: 'b', command: { type: 'settleCascade', fleetIds: ['hawk'] } }])
  })
  it('throw the code and the detail of a failure', async () => {
    installFakeHost()
    const failed = await call('campaigns.get', { campaignId: 'gone' }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(CallError)
    expect(failed).toMatchObject({ code: 'not-found', detail: 'gone' })
  })
  it('hear news until they are told to stop', () => {
    const host = installFakeHost()
    const heard: string[] = []
    const stop = onNews(news => heard.push(news.kind))
    host.tell({ kind: 'campaigns.changed' })
    stop()
    host.tell({ kind: 'campaigns.changed' })
    expect(heard).toEqual(['campaigns.changed'])
  })
})
