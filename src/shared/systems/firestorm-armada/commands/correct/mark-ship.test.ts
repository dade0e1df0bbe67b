import { describe, expect, it } from 'vitest'
import { SHIP_MARKS } from '../../model/battle'
import { duel, given, s, shipIn } from '@kit/systems/firestorm-armada'

describe('what the table sees and the tracker cannot (FA-007, FA-010)', () => {
  it.each(SHIP_MARKS)('%s is marked and cleared', mark => {
    given(duel())
      .when({ type: 'markShip', shipId: s('a'), mark, isSet: true })
      .then({ type: 'shipMarked', shipId: s('a'), mark, isSet: true })
      .thenState(state => expect(shipIn(state, 'a')[mark]).toBe(true))
      .when({ type: 'markShip', shipId: s('a'), mark, isSet: false })
      .thenState(state => expect(shipIn(state, 'a')[mark]).toBe(false))
  })
  it('is marked once, on a ship that is there', () => {
    given(duel())
      .when({ type: 'markShip', shipId: s('a'), mark: 'isHidden', isSet: false })
      .isRefused('nothing-to-change')
    given(duel())
      .when({ type: 'markShip', shipId: s('nobody'), mark: 'isHidden', isSet: true })
      .isRefused('no-such-ship')
  })
})
