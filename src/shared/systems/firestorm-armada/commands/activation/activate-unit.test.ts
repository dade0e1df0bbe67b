import { describe, expect, it } from 'vitest'
import { acting, after, at, duel, given, having, u } from '@kit/systems/firestorm-armada'

const activate = (id: string) => ({ type: 'activateUnit', unitId: u(id) }) as const
const idle = after(acting(duel()), { type: 'activationEnded', unitId: u('red1') })

describe('squadrons and flights are activated alternately (FA-004)', () => {
  it('by whose turn it is', () => {
    given(idle).when(activate('red2')).isRefused('not-its-turn')
    given(idle)
      .when(activate('blueF'))
      .then({ type: 'unitActivated', unitId: u('blueF') })
      .thenState(state => expect([state.activeUnitId, state.lastFleetId]).toEqual(['blueF', 'blue']))
  })
  it('once a turn, in their phase, while they are in the battle', () => {
    given(after(idle, { type: 'unitActivated', unitId: u('blue1') }, { type: 'activationEnded', unitId: u('blue1') }))
      .when(activate('red1'))
      .isRefused('already-activated')
    given(at(idle, 'endPhase')).when(activate('blue1')).isRefused('wrong-phase')
    given(having(idle, 'z', { status: 'destroyed' }))
      .when(activate('blue2'))
      .isRefused('out-of-battle')
    given(idle).when(activate('nobody')).isRefused('no-such-unit')
  })
  it('one at a time; the GM may break one off', () => {
    given(acting(duel())).when(activate('blue1')).isRefused('unit-still-active')
    given(acting(duel()))
      .when(activate('blue1'))
      .forced()
      .then({ type: 'activationEnded', unitId: u('red1') }, { type: 'unitActivated', unitId: u('blue1') })
  })
})
