import { describe, expect, it } from 'vitest'
import type { Faces } from '../../../core/dice/rule'
import type { BattleState } from '../model/battle'
import { petitWargame } from '../index'
import { facing, given, play, told } from '@kit/systems/petit-wargame'
import { pointsToStrike } from './points-to-strike'

const disperse = { type: 'declareFire', weapon: 'C', mode: 'dispersed' } as const
/** C at the undefended top of `x`: 10 less the dice. */
const aimed: BattleState = facing('front', 'top', { a: { front: 'CCCC' }, x: { top: 'AAA', rear: 'A+', left: 'WW' } })
const left = (...tape: readonly Faces[]): number | null => pointsToStrike(aimed, disperse, tape)

describe('the points of dispersed fire that still want a sector (PW-058)', () => {
  it('are none before the shot is rolled, then all, and one less with each die, whether it finds an element or not', () => {
    expect([left(), left([2, 3]), left([2, 3], [5]), left([2, 3], [5], [6]), left([2, 3], [5], [6], [4])]).toEqual([null, 5, 4, 3, 2])
  })
  it('are none once the defender is to choose, and one less when it has chosen', () => {
    const toChoose: readonly Faces[] = [[2, 3], [5], [2]]
    expect(left(...toChoose)).toBeNull()
    const state = play(aimed, disperse, ...toChoose)
    const lose = { type: 'loseElements', elements: ['A'] } as const
    expect([pointsToStrike(state, lose, []), pointsToStrike(state, lose, [[4]])]).toEqual([3, 2])
  })
  it('stand in the log behind each point', () => {
    const tape: readonly Faces[] = [[2, 3], [5], [6], [2]]
    const { events } = given(aimed)
      .when(disperse)
      .rolling(...tape)
      .thenState(() => true)
    const said = events.map((event, i) => petitWargame.describe(told(aimed, ...events.slice(0, i)), event))
    expect(
      said.filter(({ key }) => key.startsWith('pw.event.pointStruck')).map(({ key, values }) => [key.split('.').pop(), values?.['left']])
    ).toEqual([
      ['hit', 4],
      ['empty', 3],
      ['hit', 2]
    ])
  })
  it('are none for concentrated fire, which asks for no sector', () => {
    expect(pointsToStrike(aimed, { ...disperse, mode: 'concentrated' }, [[2, 3]])).toBeNull()
  })
})
