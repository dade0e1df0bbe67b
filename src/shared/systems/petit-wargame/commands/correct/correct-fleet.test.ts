import { describe, it } from 'vitest'
import { fleetId } from '../../model/design'
import { begun, duel, equipped, given } from '@kit/systems/petit-wargame'

const correct = (correction: { readonly name?: string; readonly costPoints?: number; readonly budgetPoints?: number }, id = 'them') =>
  ({ type: 'correctFleet', fleetId: fleetId(id), correction, reason: '' }) as const

describe('values of a fleet set by the GM (PW-004, PW-061)', () => {
  it('are its name, its budget and the points it is held against', () => {
    given(duel())
      .when(correct({ budgetPoints: 300, name: 'Reserve' }))
      .thenState(state => state.fleets[1]?.budgetPoints === 300 && state.fleets[1].name === 'Reserve')
    given(equipped(duel(), 'x', {}))
      .when(correct({ costPoints: 39 }))
      .thenAmong({ type: 'victoryWon', sideId: 'A', lost: 20, total: 39 })
    given(equipped(duel(), 'x', {}))
      .when(correct({ costPoints: 41 }))
      .thenState(state => state.isOver === false)
  })
  it('are possible ones', () => {
    given(duel())
      .when(correct({ name: 'x' }, 'q'))
      .isRefused('no-such-fleet')
    given(duel())
      .when(correct({ costPoints: -1 }))
      .isRefused('bad-number')
    given(begun([], []))
      .when(correct({ name: 'Early' }))
      .thenState(state => state.isOver === false)
  })
})
