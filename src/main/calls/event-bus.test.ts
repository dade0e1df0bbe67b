import { describe, expect, it } from 'vitest'
import { EventBus } from './event-bus'

describe('news', () => {
  it('reach every listener until it stops listening', () => {
    const heard: string[] = []
    const bus = new EventBus(() => undefined)
    const stop = bus.listen(news => heard.push(`first ${news.kind}`))
    bus.listen(news => heard.push(`second ${news.kind}`))
    bus.announce({ kind: 'campaigns.changed' })
    stop()
    bus.announce({ kind: 'campaigns.changed' })
    expect(heard).toEqual(['first campaigns.changed', 'second campaigns.changed', 'second campaigns.changed'])
  })

  it('reach the others when one listener fails', () => {
    const logged: string[] = []
    let heard = 0
    const bus = new EventBus(what => logged.push(what))
    bus.listen(() => {
      throw new Error('the window is gone')
    })
    bus.listen(() => {
      heard += 1
    })
    bus.announce({ kind: 'campaigns.changed' })
    expect([heard, logged.length]).toEqual([1, 1])
  })
})
