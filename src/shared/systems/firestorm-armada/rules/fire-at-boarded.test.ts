import { describe, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { acting, after, aim, aWeapon, duel, fire, given, s } from '@kit/systems/firestorm-armada'

const table = acting(duel({}, { weapons: [aWeapon('fore', 4), aWeapon('port', 6), aWeapon('turret', 5), aWeapon('torpedo', 3)] }))
const boardedBy = (attacker: string, state = table): BattleState =>
  after(state, { type: 'boardingBegun', boarding: { id: 'b1', attackerId: s(attacker), targetId: s('x'), turn: 1, assaultPoints: 3 } })

describe('a boarder (FA-042)', () => {
  it('does not fire at the ship it boards', () => {
    given(boardedBy('a'))
      .when(fire([aim('a')]))
      .isRefused('is-boarding-target')
    given(boardedBy('a'))
      .when(fire([aim('a'), aim('b')]))
      .isRefused('is-boarding-target')
  })
})

describe('a ship being boarded (FA-043, FA-Q16)', () => {
  it('is not fired at by another squadron', () => {
    given(acting(boardedBy('a'), 'red2'))
      .when(fire([aim('c')]))
      .isRefused('target-is-boarded')
  })
  it('may be fired at by the squadron of the boarder', () => {
    given(boardedBy('a'))
      .when(fire([aim('b')]))
      .asks({ count: 6 })
  })
})

describe('fire at a ship with boarders aboard, once the ships have parted (FA-043)', () => {
  const aboard = (rulings: BattleState['rulings']): BattleState => {
    const due = { id: 'o1', turn: 1, isDeferred: false, kind: 'boarding', shipId: s('a'), boardingId: 'b1', targetId: s('x') } as const
    return after({ ...table, rulings }, { type: 'obligationOwed', obligation: { ...due, assaultPoints: 3 } })
  }
  it('is free (fa.fireAtBoarded = alongside)', () => {
    given(aboard({}))
      .when(fire([aim('a')]))
      .asks({ count: 6 })
    given(acting(aboard({}), 'red2'))
      .when(fire([aim('c')]))
      .asks({ count: 6 })
  })
  it('is as if they lay alongside still (fa.fireAtBoarded = aboard)', () => {
    const state = aboard({ 'fa.fireAtBoarded': 'aboard' })
    given(state)
      .when(fire([aim('a')]))
      .isRefused('is-boarding-target')
    given(state)
      .when(fire([aim('b')]))
      .asks({ count: 6 })
    given(acting(state, 'red2'))
      .when(fire([aim('c')]))
      .isRefused('target-is-boarded')
    given(state)
      .when(fire([aim('a')], { targetId: s('y') }))
      .asks({ count: 6 })
  })
})
