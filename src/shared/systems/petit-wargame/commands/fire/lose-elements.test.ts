import { describe, expect, it } from 'vitest'
import type { Element, FireMode } from '../../model/element'
import type { BattleState } from '../../model/battle'
import { engagementIn, facing, given, havingShip, play, sh, shipIn, type Signs } from '@kit/systems/petit-wargame'

const lose = (...elements: readonly Element[]) => ({ type: 'loseElements', elements }) as const
const fire = (mode: FireMode) => ({ type: 'declareFire', weapon: 'C', mode }) as const
/** C at the undefended top of `x`: 10 less the dice. */
const aim = (x: Signs): BattleState => facing('front', 'top', { a: { front: 'CCCC' }, x })

describe('concentrated fire (PW-057, PW-059)', () => {
  const hit = play(aim({ top: '+AAW', rear: '+' }), fire('concentrated'), [4, 4])
  it('takes elements of the sector aimed at; the defender chooses which', () => {
    expect(engagementIn(hit)).toMatchObject({ stage: 'damage', shot: { due: { sector: 'top', count: 2 } } })
    given(hit)
      .when(lose('W', 'A'))
      .then(
        { type: 'elementLost', shipId: sh('x'), sector: 'top', element: 'W' },
        { type: 'elementLost', shipId: sh('x'), sector: 'top', element: 'A' },
        { type: 'shotEnded', role: 'active' },
        { type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because: 'done', reason: '' }
      )
      .thenState(state => {
        expect(shipIn(state, 'x').sectors.top).toMatchObject({ elements: ['engine', 'A'], lost: ['W', 'A'] })
      })
  })
  it('takes as many as were hit, and what stands there', () => {
    given(hit).when(lose('W')).isRefused('wrong-elements')
    given(hit).when(lose('W', 'W')).isRefused('wrong-elements')
    given(hit).when(lose('B', 'A')).isRefused('wrong-elements')
    given(hit)
      .when(lose('A', 'A'))
      .thenState(() => true)
    given(aim({ top: '+AAW' }))
      .when(lose('A'))
      .isRefused('nothing-due')
  })
  it('leaves no choice where the sector holds no more or one kind; the points beyond are lost', () => {
    given(aim({ top: '+A', rear: '+' }))
      .when(fire('concentrated'))
      .rolling([3, 3])
      .thenAmong({ type: 'pointsWasted', targetId: sh('x'), points: 2 }, { type: 'shotEnded', role: 'active' })
      .thenState(state => shipIn(state, 'x').sectors.rear.elements.length === 1)
    given(aim({ top: 'AAA', rear: '+' }))
      .when(fire('concentrated'))
      .rolling([4, 4])
      .thenState(state => shipIn(state, 'x').sectors.top.elements.length === 1)
  })
})

describe('dispersed fire (PW-058, PW-059)', () => {
  const state = aim({ top: '+A', rear: '++', left: 'W' })
  it('rolls a sector for each point; in an empty one the point is lost', () => {
    given(state)
      .when(fire('dispersed'))
      .rolling([4, 3])
      .asks({ purpose: 'pw.roll.sector', die: 'd6', count: 1, actor: 'x' })
      .rolling([1], [2], [4])
      .thenAmong(
        { type: 'pointStruck', targetId: sh('x'), sector: 'front', isLost: true },
        { type: 'elementLost', shipId: sh('x'), sector: 'rear', element: 'engine' },
        { type: 'elementLost', shipId: sh('x'), sector: 'left', element: 'W' },
        { type: 'shotEnded', role: 'active' }
      )
  })
  it('lets the defender choose before the next point is rolled', () => {
    const first = play(state, fire('dispersed'), [4, 3], [5])
    expect(engagementIn(first).shot).toMatchObject({ pointsLeft: 3, due: { sector: 'top', count: 1 } })
    given(first)
      .when(lose('A'))
      .asks({ purpose: 'pw.roll.sector' })
      .rolling([6], [6])
      .thenAmong({ type: 'pointStruck', targetId: sh('x'), sector: 'bottom', isLost: true }, { type: 'shotEnded', role: 'active' })
  })
})

describe('a destroyed ship (PW-056, PW-060, PW-061)', () => {
  it('is one without any element; the points that are left are lost', () => {
    given(aim({ top: '+', rear: '+' }))
      .when(fire('dispersed'))
      .rolling([3, 3], [5], [2])
      .thenAmong({ type: 'shipDestroyed', shipId: sh('x'), costPoints: 20 }, { type: 'pointsWasted', targetId: sh('x'), points: 2 })
      .thenState(state => state.isOver === false)
  })
  it('by a riposte fires no more', () => {
    const riposte = facing('front', 'top', { a: { front: 'C' }, x: { top: 'FF' } })
    given(riposte)
      .when({ type: 'declareFire', weapon: 'F', mode: 'concentrated' })
      .rolling([1, 1])
      .thenAmong(
        { type: 'shipDestroyed', shipId: sh('a'), costPoints: 20 },
        { type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because: 'destroyed', reason: '' }
      )
  })
  it('may be the one that decides the battle: more than half of the points, not half', () => {
    const first = play(aim({ top: '+' }), fire('concentrated'), [3, 3])
    expect([first.isOver, first.winnerId]).toEqual([false, null])
    const shaky = aim({ top: '+' })
    const heavy = havingShip(shaky, 'x', { size: 'medium', costPoints: 30 })
    given(heavy)
      .when(fire('concentrated'))
      .rolling([3, 3])
      .thenAmong({ type: 'victoryWon', sideId: 'A', lost: 30, total: 40 })
      .thenState(state => state.isOver && state.winnerId === 'A')
  })
})
