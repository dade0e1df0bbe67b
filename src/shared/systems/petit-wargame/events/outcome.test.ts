import { describe as suite, expect, it } from 'vitest'
import { aShip, aSquadron, battle, equipped, given, sh, told } from '@kit/systems/petit-wargame'
import { present } from '../../../kernel/present'
import type { BattleState } from '../model/battle'
import { describe } from './index'

suite('the end of a battle (PW-061)', () => {
  const ships = [...'xy'].map(id => aShip(id, { front: 'AA' }))
  const start = (rulings = {}) => battle([aSquadron('o', aShip('a', { top: '+' }))], [aSquadron('t', ...ships)], rulings)
  const byElements = { 'pw.victory': 'destroyedElements' }
  const lost = { type: 'elementLost', shipId: sh('x'), sector: 'front', element: 'A' } as const
  const ended = (state: BattleState) =>
    present(
      given(state)
        .when({ type: 'endBattle', winnerId: 'A' })
        .thenState(() => true)
        .events.at(-1),
      'end'
    )
  it('is told with the points that each fleet has lost', () => {
    const hurt = equipped(start(), 'x', {})
    const end = describe(hurt, ended(hurt))
    expect([end.key, end.values?.['score'], end.values?.['unit']]).toEqual([
      'pw.event.battleEnded.won',
      'us 0/20, them 20/40',
      { key: 'pw.lossUnit.points' }
    ])
  })
  it('is told in elements where elements decide, as the victory is', () => {
    const hurt = told(start(byElements), lost)
    const end = describe(hurt, ended(hurt))
    expect([end.values?.['score'], end.values?.['unit']]).toEqual(['us 0/1, them 1/4', { key: 'pw.lossUnit.elements' }])
    const won = describe(hurt, { type: 'victoryWon', sideId: 'A', lost: 3, total: 4, unit: 'elements' })
    expect(won.values).toMatchObject({ lost: 3, total: 4, unit: { key: 'pw.lossUnit.elements' } })
    const byPoints = describe(hurt, { type: 'victoryWon', sideId: 'A', lost: 30, total: 40 })
    expect(byPoints.values).toMatchObject({ unit: { key: 'pw.lossUnit.points' } })
  })
})
