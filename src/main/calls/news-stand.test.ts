import { describe, expect, it } from 'vitest'
import { NewsStand } from './news-stand'

describe('news', () => {
  it('reach every listener until it stops listening', () => {
    const heard: string[] = []
    const stand = new NewsStand(() => undefined)
    const stop = stand.listen(news => heard.push(`first ${news.kind}`))
    stand.listen(news => heard.push(`second ${news.kind}`))
    stand.announce({ kind: 'campaigns.changed' })
    stop()
    stand.announce({ kind: 'campaigns.changed' })
    expect(heard).toEqual(['first campaigns.changed', 'second campaigns.changed', 'second campaigns.changed'])
  })

  it('reach the others when one listener fails', () => {
    const logged: string[] = []
    let heard = 0
    const stand = new NewsStand(what => logged.push(what))
    stand.listen(() => {
      throw new Error('the window is gone')
    })
    stand.listen(() => {
      heard += 1
    })
    stand.announce({ kind: 'campaigns.changed' })
    expect([heard, logged.length]).toEqual([1, 1])
  })
})
