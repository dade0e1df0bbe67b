import { describe, expect, it } from 'vitest'
import type { Message } from '../../../../core/engine/message'
import type { Viewer } from '../../../../core/view/viewer'
import { present } from '../../../../kernel/present'
import { xwing } from '../../index'
import type { BattleState } from '../../model/battle'
import { viewFor } from '../../view/view-for'
import { attacked, duel, given, having, play } from '@kit/systems/xwing'

describe('the end of a battle (XW-038)', () => {
  it('names the sides with a ship that is not destroyed, and takes no further command', () => {
    const lost = having(having(duel(), 'x', { status: 'destroyed', leavesAfter: 4 }), 'y', { status: 'removed' })
    given(lost)
      .when({ type: 'endBattle' })
      .then({ type: 'battleEnded', standingSides: ['A'] })
    const over = play(attacked(duel(), 'hhh'), { type: 'endBattle' })
    expect([over.isOver, over.attacks]).toEqual([true, []])
    given(over).when({ type: 'endBattle' }).isRefused('battle-over')
  })
  /** `a` is worth 4 points and `x` 6; `b` and `y` have none. */
  const worth = (rulings: BattleState['rulings']): BattleState => duel({ a: { points: 4 }, x: { points: 6 }, rulings })
  const told = (state: BattleState): Message => {
    const [event] = given(state)
      .when({ type: 'endBattle' })
      .thenState(() => true).events
    return xwing.describe(state, present(event, 'event'))
  }
  it('counts the ships left (XW-Q11, xw.cardPoints = no)', () => {
    given(worth({}))
      .when({ type: 'endBattle' })
      .then({ type: 'battleEnded', standingSides: ['A', 'B'] })
    expect(told(worth({}))).toMatchObject({ key: 'xw.event.battleEnded.several', values: { score: 'ours 2, theirs 2' } })
  })
  it('is decided by the points of the ships left (XW-Q11, xw.cardPoints = yes)', () => {
    const state = worth({ 'xw.cardPoints': 'yes' })
    given(state)
      .when({ type: 'endBattle' })
      .then({
        type: 'battleEnded',
        standingSides: ['A', 'B'],
        points: [
          { sideId: 'A', points: 4 },
          { sideId: 'B', points: 6 }
        ]
      })
    expect(told(state)).toMatchObject({ key: 'xw.event.battleEnded.points', values: { sides: 'theirs', score: 'ours 4, theirs 6' } })
    const lost = having(state, 'x', { status: 'destroyed', leavesAfter: 4 })
    expect(told(lost)).toMatchObject({ key: 'xw.event.battleEnded.points', values: { sides: 'ours', score: 'ours 4, theirs 0' } })
    const even = having(state, 'x', { points: 4 })
    expect(told(even)).toMatchObject({ key: 'xw.event.battleEnded.even', values: { sides: 'ours, theirs', score: 'ours 4, theirs 4' } })
  })
  it('says nothing of who is ahead to those who may not know the points (XW-Q11, XW-038)', () => {
    const over = (known: string): BattleState => play(worth({ 'xw.cardPoints': 'yes', 'xw.enemyKnown': known }), { type: 'endBattle' })
    const told = (known: string, viewer: Viewer): Message | undefined => viewFor(over(known), viewer).ending?.says
    const theirs = { key: 'view.ending.drivesOff', values: { side: 'theirs', other: 'ours' } }
    expect(told('wordsAndBars', { kind: 'gm' })).toEqual(theirs)
    expect(told('everything', { kind: 'table' })).toEqual(theirs)
    for (const viewer of [{ kind: 'table' }, { kind: 'side', sideId: 'A' }] as const)
      expect(told('wordsAndBars', viewer)).toEqual({ key: 'view.ending.over' })
  })
})
