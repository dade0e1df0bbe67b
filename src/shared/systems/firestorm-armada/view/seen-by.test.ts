import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { acting, after, duel, having, s, suffering, u, w } from '@kit/systems/firestorm-armada'
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
  it('has no unit in activation that is out of sight as a whole', () => {
    const ambush = ['a', 'b'].reduce((state, id) => having(state, id, { isHidden: true }), acting(duel(), 'red1'))
    expect([seenBy(ambush, blue).activeUnitId, seenBy(ambush, { kind: 'side', sideId: 'A' }).activeUnitId]).toEqual([null, 'red1'])
  })
  it('has no effect on what is out of sight, and no wing in contact with it', () => {
    const hurt = having(suffering(suffering(duel(), 'a', 'engineFailure'), 'b', 'engineFailure'), 'a', { isHidden: true })
    expect(seenBy(hurt, blue).effects.map(({ targetId }) => targetId)).toEqual(['b'])
    const touching = (id: string): unknown => {
      const state = having(after(duel(), { type: 'wingMoved', wingId: w('p'), contactId: s(id) }), 'a', { isHidden: true })
      return seenBy(state, blue).wings.find(wing => wing.id === w('p'))?.contactId
    }
    expect(['a', 'b'].map(touching)).toEqual([undefined, 'b'])
  })
  it('has no boarding by or of what is out of sight', () => {
    const boardings = ['a', 'b'].map(id => ({ attackerId: s('x'), targetId: s(id) }) as never)
    const mirrored = ['a', 'b'].map(id => ({ attackerId: s(id), targetId: s('y') }) as never)
    const state = having({ ...duel(), boardings: [...boardings, ...mirrored] }, 'a', { isHidden: true })
    expect(seenBy(state, blue).boardings.map(({ attackerId, targetId }) => [attackerId, targetId])).toEqual([
      ['x', 'b'],
      ['b', 'y']
    ])
  })
  it('has none of the targets of what is out of sight', () => {
    const target = having(having(duel(), 'x', { targets: ['a', 'c'].map(id => id as never) }), 'c', { isHidden: true })
    expect(seenBy(target, blue).ships.find(({ id }) => id === 'x')?.targets).toEqual(['a'])
  })
})
