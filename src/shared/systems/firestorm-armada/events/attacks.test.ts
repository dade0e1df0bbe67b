import { describe as group, expect, it } from 'vitest'
import { aim, duel, s } from '@kit/systems/firestorm-armada'
import { describe } from './index'

const attack = { targetId: s('x'), aims: [aim('a'), aim('b')], shares: [], dice: 9, pools: [], hits: 5, stopped: 0 }

group('an attack in words', () => {
  it('names the ships, and the sentence fits what happened', () => {
    const said = describe(duel(), { type: 'weaponsFired', attack: { ...attack, stopped: 2 } })
    expect(said).toEqual({
      key: 'fa.event.weaponsFired.stopped',
      values: { ships: 'a, b', target: 'x', dice: { key: 'fa.count.dice', values: { count: 9 } }, hits: 5, count: 5, stopped: 2, left: 3 },
      source: 'FA-017'
    })
    expect(describe(duel(), { type: 'weaponsFired', attack }).key).toBe('fa.event.weaponsFired.hit')
    expect(describe(duel(), { type: 'weaponsFired', attack: { ...attack, hits: 0 } }).key).toBe('fa.event.weaponsFired.missed')
  })
})

group('crew that is lost', () => {
  it('is told without a loss of nothing', () => {
    const said = (crew: number, assault: number): string => describe(duel(), { type: 'crewLost', shipId: s('x'), crew, assault }).key
    expect([said(1, 2), said(1, 0), said(0, 2)]).toEqual(['fa.event.crewLost.both', 'fa.event.crewLost.crew', 'fa.event.crewLost.assault'])
  })
})
