import { describe, it } from 'vitest'
import { anArmada, at, battle, given, having } from '@kit/systems/starfinder-armada'

const table = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')

describe('the GM ends the battle (SA-111)', () => {
  it('names the sides that still have a fleet in the fight', () => {
    given(table)
      .when({ type: 'endBattle' })
      .then({ type: 'battleEnded', standingSides: ['A', 'B'] })
    given(having(table, 'x', { status: 'fled' }))
      .when({ type: 'endBattle' })
      .then({ type: 'battleEnded', standingSides: ['A'] })
  })
  it('and nothing more happens in it', () => {
    given(table)
      .when({ type: 'endBattle' })
      .thenState(() => true)
      .when({ type: 'endBattle' })
      .isRefused('battle-over')
  })
})
