import { describe, expect, it } from 'vitest'
import { anArmada, at, attack, battleWith, given, play } from '@kit/systems/starfinder-armada'

const table = at(
  battleWith({ 'sa.batchOrder': 'gmChooses' }, anArmada('us', [{ id: 'a' }, { id: 'b' }]), anArmada('them', [{ id: 'x' }])),
  'gunnery'
)
const two = play(play(table, attack('a', 'x'), [1]), attack('b', 'x'), [1])

describe('arranging the volley (ruling sa.batchOrder, SA-Q12)', () => {
  it('puts the attacks named first, the others after them', () => {
    const ids = two.volley.map(row => row.id)
    given(two)
      .when({ type: 'reorderVolley', attackIds: [ids[1] ?? ''] })
      .thenState(state => expect(state.volley.map(row => row.id)).toEqual([ids[1], ids[0]]))
  })
})
