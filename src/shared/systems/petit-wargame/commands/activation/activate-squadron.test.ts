import { describe, expect, it } from 'vitest'
import { aShip, aSquadron, battle, duel, equipped, given, havingShip, PLAIN, play, sq, told } from '@kit/systems/petit-wargame'

const act = (id: string) => ({ type: 'activateSquadron', squadronId: sq(id) }) as const
const start = battle([aSquadron('o1', aShip('a', PLAIN)), aSquadron('o2', aShip('b', PLAIN))], [aSquadron('t', aShip('x', PLAIN))])
const ready = play(start, { type: 'rollInitiative' }, [6], [1])

describe('a squadron acts (PW-027, PW-028, PW-029)', () => {
  it('of the side with the initiative, from its detection on, with all its points', () => {
    given(havingShip(ready, 'a', { pdSpent: 2 }))
      .when(act('o1'))
      .then({ type: 'squadronActivated', squadronId: sq('o1') }, { type: 'phaseEntered', phase: 'detection' })
      .thenState(state => {
        expect([state.phase, state.activation?.squadronId, state.squadrons[0]?.hasActed]).toEqual(['detection', 'o1', true])
        expect(state.ships[0]?.pdSpent).toBe(0)
      })
  })
  it('once a turn, one at a time, and not those of the other side', () => {
    given(start).when(act('o1')).isRefused('roll-first')
    given(ready).when(act('t')).isRefused('no-initiative')
    given(ready).when(act('o9')).isRefused('no-such-squadron')
    given(equipped(ready, 'a', {}))
      .when(act('o1'))
      .isRefused('out-of-play')
    given(play(ready, act('o1')))
      .when(act('o2'))
      .isRefused('activation-open')
    given(
      told(
        play(ready, act('o1')),
        { type: 'activationEnded', squadronId: sq('o1') },
        { type: 'initiativeGiven', sideId: 'A', because: 'gm', reason: '' }
      )
    )
      .when(act('o1'))
      .isRefused('already-acted')
    given({ ...duel(), activation: null })
      .when(act('ours'))
      .isRefused('wrong-phase')
  })
})
