import { describe, expect, it } from 'vitest'
import { call, CallError, onNews } from './api'
import { installFakeHost } from './fake-api'

describe('calls to the host', () => {
  it('give the result', async () => {
    installFakeHost()
    expect((await call('campaigns.create', { name: 'Long Silence', system: 'starfinder-armada' })).name).toBe('Long Silence')
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
