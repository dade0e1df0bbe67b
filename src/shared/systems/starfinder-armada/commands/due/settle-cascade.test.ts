import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { anArmada, at, battle, f, given, having } from '@kit/systems/starfinder-armada'

const table: BattleState = {
  ...having(
    having(
      having(at(battle(anArmada('us', [{ id: 'a' }, { id: 'b' }, { id: 'c' }]), anArmada('them', [{ id: 'x' }])), 'resolution', 2), 'a', {
        status: 'routed',
        rout: { dc: 12, since: 2, roundsFled: 0 }
      }),
      'b',
      { hp: 10 }
    ),
    'c',
    { hp: 3 }
  ),
  obligations: [{ id: 'o1', kind: 'routCascade', fleetId: f('a'), dc: 13, round: 2, isDeferred: false }]
}
const near = (...ids: string[]) => ({ type: 'settleCascade', obligationId: 'o1', fleetIds: ids.map(f) }) as const

describe('a rout within 2 hexes (SA-104, SA-Q33, SA-Q43)', () => {
  it('owes each ally the GM ticks a check at the AC of the routed fleet', () => {
    given(table)
      .when(near('b', 'c'))
      .thenState(state => {
        expect(state.obligations).toMatchObject([
          { kind: 'morale', fleetId: 'b', dc: 13, reason: 'cascade', routedFleetId: 'a' },
          { kind: 'morale', fleetId: 'c', dc: 13, reason: 'cascade', routedFleetId: 'a' }
        ])
        expect(new Set(state.obligations.map(due => due.id)).size).toBe(2)
      })
  })
  it('reaches allies of another armada on the same side, and none that flees already', () => {
    const allied = { ...having(table, 'x', { hp: 3 }), armadas: table.armadas.map(armada => ({ ...armada, sideId: 'A' })) }
    given(allied)
      .when(near('x'))
      .thenState(state => expect(state.obligations).toMatchObject([{ kind: 'morale', fleetId: 'x' }]))
    given(having(table, 'b', { status: 'routed', rout: { dc: 9, since: 1, roundsFled: 1 } }))
      .when(near('b'))
      .isRefused('not-a-candidate')
  })
  it('may find nobody near', () => {
    given(table).when(near()).then({ type: 'obligationSettled', obligationId: 'o1' })
  })
  it('reaches no enemy, nobody above half hull, and nobody who passed a check this round (SA-105)', () => {
    given(having(table, 'x', { hp: 1 }))
      .when(near('x'))
      .isRefused('not-a-candidate')
    given(having(table, 'b', { hp: 11 }))
      .when(near('b'))
      .isRefused('not-a-candidate')
    given(having(table, 'b', { moralePassedInRound: 2 }))
      .when(near('b'))
      .isRefused('not-a-candidate')
  })
  it('spares who passed in the round of the rout, or later, also where it is put off', () => {
    const put = (round: number) => ({ ...having(table, 'b', { moralePassedInRound: round }), round: 3 })
    for (const round of [2, 3]) given(put(round)).when(near('b')).isRefused('not-a-candidate')
    given(put(1))
      .when(near('b'))
      .thenState(state => expect(state.obligations).toMatchObject([{ kind: 'morale', fleetId: 'b' }]))
  })
  it('says what is wrong with the ticks', () => {
    given(table).when(near('b', 'b')).isRefused('duplicate-target')
    given(table).when(near('zz')).isRefused('no-such-fleet')
    given(table)
      .when({ ...near('b'), obligationId: 'o5' })
      .isRefused('no-such-obligation')
  })
})
