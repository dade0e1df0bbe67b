import { describe, expect, it } from 'vitest'
import { aShip, aSquad, attacked, battle, duel, given, having, play } from '@kit/systems/xwing'

const begin = { type: 'beginEngagement' } as const
const fresh = battle(aSquad('ours', aShip('a', { initiative: 2 })), aSquad('theirs', aShip('x', { initiative: 5 })))

describe('the engagement (XW-040)', () => {
  it('begins with the highest initiative', () => {
    given(fresh).when(begin).then({ type: 'engagementBegun' }, { type: 'initiativeReached', initiative: 5 })
  })
  it('is over at once when nobody is left to engage', () => {
    const empty = having(having(fresh, 'a', { status: 'removed' }), 'x', { status: 'removed' })
    expect(play(empty, begin).phase).toBe('end')
  })
  it('begins once a round', () => {
    given(duel()).when(begin).isRefused('wrong-phase')
    given(attacked(duel(), 'hhh')).when(begin).isRefused('attack-open')
  })
})
