import { describe, expect, it } from 'vitest'
import { engagementIn, facing, given, play, sh, type Signs } from '@kit/systems/petit-wargame'
import type { BattleState } from '../model/battle'
import type { Element, FireMode } from '../model/element'

const lose = (...elements: readonly Element[]) => ({ type: 'loseElements', elements }) as const
const fire = (mode: FireMode) => ({ type: 'declareFire', weapon: 'C', mode }) as const
/** C at the undefended top of `x`: 10 less the dice. */
const aim = (x: Signs, rulings: BattleState['rulings']): BattleState => facing('front', 'top', { a: { front: 'CCCC' }, x, rulings })

describe('losses of concentrated fire (PW-057, PW-059)', () => {
  const hit = (lossNaming: string): BattleState =>
    play(aim({ top: '+AAW', rear: '+' }, { 'pw.lossNaming': lossNaming }), fire('concentrated'), [4, 4])
  it('pw.lossNaming = atOnce: are named together', () => {
    expect(engagementIn(hit('atOnce')).shot).toMatchObject({ pointsLeft: 2, due: { sector: 'top', count: 2 } })
    given(hit('atOnce')).when(lose('W')).isRefused('wrong-elements')
  })
  it('pw.lossNaming = oneByOne: are named one after the other', () => {
    expect(engagementIn(hit('oneByOne')).shot).toMatchObject({ pointsLeft: 2, due: { sector: 'top', count: 1 } })
    given(hit('oneByOne')).when(lose('W', 'A')).isRefused('wrong-elements')
    const second = play(hit('oneByOne'), lose('W'))
    expect(engagementIn(second).shot).toMatchObject({ pointsLeft: 1, due: { sector: 'top', count: 1 } })
    given(second)
      .when(lose('A'))
      .then(
        { type: 'elementLost', shipId: sh('x'), sector: 'top', element: 'A' },
        { type: 'shotEnded', role: 'active' },
        { type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because: 'done', reason: '' }
      )
  })
  it('are no question where all of them go, or all are alike', () => {
    for (const top of ['+A', '++++++'])
      given(aim({ top, rear: '+' }, { 'pw.lossNaming': 'oneByOne' }))
        .when(fire('concentrated'))
        .rolling([3, 3])
        .thenAmong({ type: 'shotEnded', role: 'active' })
  })
})

describe('points of dispersed fire once the ship is destroyed (PW-058, PW-060)', () => {
  const small = (dispersedAfterLoss: string): BattleState => aim({ top: '+', rear: '+' }, { 'pw.dispersedAfterLoss': dispersedAfterLoss })
  it('pw.dispersedAfterLoss = lost: are lost without a roll', () => {
    given(small('lost'))
      .when(fire('dispersed'))
      .rolling([3, 3], [5], [2])
      .thenAmong({ type: 'pointsWasted', targetId: sh('x'), points: 2 }, { type: 'shotEnded', role: 'active' })
  })
  it('pw.dispersedAfterLoss = rolled: are rolled to the last, and find nothing', () => {
    given(small('rolled'))
      .when(fire('dispersed'))
      .rolling([3, 3], [5], [2], [2], [6])
      .thenAmong(
        { type: 'shipDestroyed', shipId: sh('x'), costPoints: 20 },
        { type: 'pointStruck', targetId: sh('x'), sector: 'rear', isLost: true },
        { type: 'pointStruck', targetId: sh('x'), sector: 'bottom', isLost: true },
        { type: 'shotEnded', role: 'active' }
      )
  })
  it('are none of concentrated fire', () => {
    given(aim({ top: '+' }, { 'pw.dispersedAfterLoss': 'rolled' }))
      .when(fire('concentrated'))
      .rolling([3, 3])
      .thenAmong({ type: 'pointsWasted', targetId: sh('x'), points: 3 })
  })
})
