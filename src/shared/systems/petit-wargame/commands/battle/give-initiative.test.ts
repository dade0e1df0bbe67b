import { describe, it } from 'vitest'
import { aShip, aSquadron, battle, detect, duel, given, PLAIN, play, sh, sq, told } from '@kit/systems/petit-wargame'

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
    given(told(duel(), { type: 'activationEnded', squadronId: sq('ours') }, { type: 'phaseEntered', phase: 'combat' }))
      .when(give('B'))
      .isRefused('wrong-phase')
    given(duel()).when(give('A')).isRefused('out-of-play')
    given(told(state, { type: 'initiativeGiven', sideId: 'B', because: 'gm', reason: '' }))
      .when(give('B'))
      .isRefused('nothing-to-change')
  })
  it('waits until the squadron that acts has done so; the GM may cut it short (PW-027)', () => {
    given(duel()).when(give('B')).isRefused('activation-open')
    given(play(duel({ x: { front: 'wx' } }), detect('W')))
      .when(give('B'))
      .forced()
      .then(
        { type: 'detectionWithdrawn', shipId: sh('a'), detector: 'W', targetId: sh('x'), reason: '' },
        { type: 'activationEnded', squadronId: sq('ours') },
        { type: 'initiativeGiven', sideId: 'B', because: 'gm', reason: 'late' }
      )
      .thenState(after => after.activation === null && after.phase === 'initiative' && after.initiativeSideId === 'B')
  })
})
