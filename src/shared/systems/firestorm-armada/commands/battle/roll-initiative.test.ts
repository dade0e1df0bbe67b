import { describe, expect, it } from 'vitest'
import { aFleet, aShip, at, battle, given, play } from '@kit/systems/firestorm-armada'

const roll = { type: 'rollInitiative' } as const
const table = at(
  battle({}, aFleet('red', [[aShip('a')]], [], 'dindrenzi'), aFleet('blue', [[aShip('x')]], [], 'directorate')),
  'initiative'
)

describe('initiative (FA-003)', () => {
  it('is 2d6 and the tactical bonus, the highest first', () => {
    given(table)
      .when(roll)
      .asks({ purpose: 'fa.roll.initiative', die: 'd6', count: 2, actor: 'red' })
      .rolling([2, 3], [3, 3])
      .thenState(({ initiative }) => {
        expect(initiative?.order).toEqual(['red', 'blue'])
        expect(initiative?.results.map(result => [result.bonus, result.totals])).toEqual([
          [3, [8]],
          [1, [7]]
        ])
      })
  })
  it('is rolled again by those who tie', () => {
    given(table)
      .when(roll)
      .rolling([2, 2], [3, 3], [1, 1], [5, 5])
      .thenState(({ initiative }) => expect(initiative?.order).toEqual(['blue', 'red']))
  })
  it('is rolled once a turn, in its phase', () => {
    given(play(table, roll, [6, 6], [1, 1]))
      .when(roll)
      .isRefused('initiative-rolled')
    given(at(table, 'endPhase')).when(roll).isRefused('wrong-phase')
  })
})
