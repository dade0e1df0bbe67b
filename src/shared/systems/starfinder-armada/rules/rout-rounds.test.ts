import { describe, expect, it } from 'vitest'
import { advance, anArmada, at, battle, f, fleetIn, given, having } from '@kit/systems/starfinder-armada'

const table = battle(anArmada('us', [{ id: 'a' }, { id: 'b' }]), anArmada('them', [{ id: 'x' }]))

describe('flight from the battle (SA-103)', () => {
  const fleeing = (roundsFled: number, since: number) =>
    having(at(table, 'resolution', 4), 'a', { status: 'routed', rout: { dc: 12, since, roundsFled } })
  it('counts the rounds after the one it broke in', () => {
    given(fleeing(0, 4))
      .when(advance)
      .thenState(state => expect(fleetIn(state, 'a').rout?.roundsFled).toBe(0))
    given(fleeing(1, 2))
      .when(advance)
      .thenAmong({ type: 'roundFled', fleetId: f('a'), rounds: 2 })
      .thenState(state => expect(fleetIn(state, 'a').status).toBe('routed'))
  })
  it('disables the fleet after three', () => {
    given(fleeing(2, 1))
      .when(advance)
      .thenAmong({ type: 'fleetDisabled', fleetId: f('a'), because: 'rout' })
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ status: 'disabled', rout: null }))
  })
})
