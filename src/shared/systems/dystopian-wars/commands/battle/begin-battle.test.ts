import { describe, expect, it } from 'vitest'
import { EMPTY_BATTLE } from '../../state'
import { aForce, aSquadron, aUnit, aWing, duel, given } from '@kit/systems/dystopian-wars'
import type { DwCommands } from '../command'

const us = aForce('us', aSquadron('ours', [aUnit('a')], [aWing('f')]))
const them = aForce('them', aSquadron('theirs', [aUnit('x')]))
const begin = (
  forces: DwCommands['beginBattle']['forces'],
  rulings: DwCommands['beginBattle']['rulings'] = {}
): DwCommands['beginBattle'] => ({
  type: 'beginBattle',
  name: 'Dawn',
  forces,
  rulings
})
const both = [
  { sideId: 'A', force: us },
  { sideId: 'B', force: them }
]

describe('the beginning (DW-001)', () => {
  it('sets every unit and wing on the table as its card says', () => {
    given(EMPTY_BATTLE)
      .when(begin(both, { 'dw.repair': 'd6' }))
      .thenState(state => {
        expect([state.turn, state.step, state.units.length, state.wings.length, state.rulings]).toEqual([
          1,
          'between',
          2,
          1,
          { 'dw.repair': 'd6' }
        ])
        expect(state.units[0]).toMatchObject({ hp: 6, hpStart: 6, status: 'active', criticals: [], squadronId: 'ours' })
        expect(state.wings[0]).toMatchObject({ tokens: 5, tokensStart: 5, status: 'flying', hasAborted: false, bar: 'none' })
      })
  })
  it('needs two sides, whole ids and forces that can fight', () => {
    given(EMPTY_BATTLE)
      .when(
        begin([
          { sideId: 'A', force: us },
          { sideId: 'A', force: them }
        ])
      )
      .isRefused('too-few-sides')
    given(EMPTY_BATTLE)
      .when(
        begin([
          { sideId: 'A', force: us },
          { sideId: 'B', force: us }
        ])
      )
      .isRefused('duplicate-id')
    const sunk = aForce('them', aSquadron('theirs', [aUnit('x', { hp: 0 })]))
    given(EMPTY_BATTLE)
      .when(
        begin([
          { sideId: 'A', force: us },
          { sideId: 'B', force: sunk }
        ])
      )
      .isRefused('not-fit')
    given(duel()).when(begin(both)).isRefused('already-begun')
  })
  it('marks a force that is illegal by the GM’s leave', () => {
    const odd = aForce('them', aSquadron('theirs', [aUnit('x', { cr: 2 })]))
    given(EMPTY_BATTLE)
      .when(
        begin([
          { sideId: 'A', force: us },
          { sideId: 'B', force: odd }
        ])
      )
      .thenState(state => expect(state.forces.map(force => force.isIllegal)).toEqual([false, true]))
    given(EMPTY_BATTLE)
      .when(
        begin([
          { sideId: 'A', force: us },
          { sideId: 'B', force: { ...odd, allowIllegal: false } }
        ])
      )
      .isRefused('not-fit')
  })
  it('comes before everything else', () => {
    given(EMPTY_BATTLE).when({ type: 'endTurn' }).isRefused('not-begun')
  })
})
