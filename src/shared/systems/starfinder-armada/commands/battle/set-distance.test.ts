import { describe, it } from 'vitest'
import { anArmada, at, battle, given } from '@kit/systems/starfinder-armada'

const table = battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }]))

describe('distance between the armadas (SA-075)', () => {
  it('is 3d6 + 5 hexes when the dice decide', () => {
    given(table)
      .when({ type: 'setDistance', hexes: null })
      .asks({ die: 'd6', count: 3 })
      .rolling([6, 5, 2])
      .then({ type: 'distanceSet', hexes: 18, faces: [6, 5, 2] })
  })
  it('is whatever the GM measured', () => {
    given(table).when({ type: 'setDistance', hexes: 12 }).then({ type: 'distanceSet', hexes: 12, faces: null })
  })
  it('is refused for a figure no table has', () => {
    given(table).when({ type: 'setDistance', hexes: -1 }).isRefused('bad-number')
    given(table).when({ type: 'setDistance', hexes: 2.5 }).isRefused('bad-number')
  })
  it('is settled before the first round, unless the GM insists', () => {
    given(at(table, 'helm')).when({ type: 'setDistance', hexes: 9 }).isRefused('wrong-phase')
    given(at(table, 'helm')).when({ type: 'setDistance', hexes: 9 }).forced().then({ type: 'distanceSet', hexes: 9, faces: null })
  })
})
