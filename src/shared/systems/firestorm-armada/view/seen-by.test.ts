import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { acting, after, duel, having, u } from '@kit/systems/firestorm-armada'
import { turnToActivate } from '../derive/turn-to-activate'
import { seenBy } from './seen-by'

const blue: Viewer = { kind: 'side', sideId: 'B' }
const over = after(acting(duel(), 'red1'), { type: 'activationEnded', unitId: u('red1') })
const blueActed = after(over, { type: 'unitActivated', unitId: u('blue1') }, { type: 'activationEnded', unitId: u('blue1') })

describe('the battle as a side sees it (FA-004)', () => {
  it('is at the turn that follows the last unit that was seen to act, whoever acted since', () => {
    const hidden = having(blueActed, 'c', { isHidden: true })
    const acted = after(hidden, { type: 'unitActivated', unitId: u('red2') }, { type: 'activationEnded', unitId: u('red2') })
    expect([turnToActivate(hidden), turnToActivate(acted)]).toEqual(['red', 'blue'])
    expect(seenBy(acted, blue)).toEqual(seenBy(hidden, blue))
    expect(turnToActivate(seenBy(acted, blue))).toBe('red')
  })
  it('has the cards of its own hand, and of no other', () => {
    expect(seenBy(over, blue).fleets.map(({ id, hand }) => [id, hand.length > 0])).toEqual([
      ['red', false],
      ['blue', true]
    ])
  })
  it('has no fleet of which nothing is in sight, and its own whatever is', () => {
    const hidden = ['a', 'b', 'c', 'x', 'y', 'z'].reduce((state, id) => having(state, id, { isHidden: true }), over)
    const without = { ...hidden, wings: hidden.wings.map(wing => ({ ...wing, isHidden: true })) }
    expect(seenBy(without, blue).fleets.map(({ id }) => id)).toEqual(['blue'])
  })
  it('has none of the targets, boardings and dues of what is out of sight', () => {
    const target = having(having(duel(), 'x', { targets: ['a', 'c'].map(id => id as never) }), 'c', { isHidden: true })
    expect(seenBy(target, blue).ships.find(({ id }) => id === 'x')?.targets).toEqual(['a'])
  })
})
