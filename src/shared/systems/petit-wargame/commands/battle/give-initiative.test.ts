import { describe, it } from 'vitest'
import { aShip, aSquadron, battle, duel, given, PLAIN, told } from '@kit/systems/petit-wargame'

const give = (sideId: string) => ({ type: 'giveInitiative', sideId, reason: 'late' }) as const
const state = battle([aSquadron('o', aShip('a', PLAIN))], [aSquadron('t', aShip('x', PLAIN))])

describe('initiative by the GM (PW-028)', () => {
  it('needs no dice', () => {
    given(state)
      .when(give('B'))
      .then({ type: 'initiativeGiven', sideId: 'B', because: 'gm', reason: 'late' })
      .thenState(after => after.initiativeSideId === 'B')
  })
  it('goes to a side that can act, in the phase for it', () => {
    given(state).when(give('C')).isRefused('no-such-side')
    given(duel()).when(give('B')).isRefused('wrong-phase')
    given(duel()).when(give('A')).isRefused('out-of-play')
    given(told(state, { type: 'initiativeGiven', sideId: 'B', because: 'gm', reason: '' }))
      .when(give('B'))
      .isRefused('nothing-to-change')
  })
})
