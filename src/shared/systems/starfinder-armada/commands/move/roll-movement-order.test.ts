import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, battle, f, given, having, o } from '@kit/systems/starfinder-armada'
import { BATTLE } from '../../../../core/effects/clock'
import type { BattleState } from '../../model/battle'

const admirals = at(
  battle(
    anArmada('us', [{ id: 'a', tier: 5 }, { id: 'b' }], [anOfficer('Ada', 'admiral', 'a', 6), anOfficer('Bo', 'commander', 'b')]),
    anArmada('them', [{ id: 'x', tier: 6 }], [anOfficer('Hask', 'admiral', 'x', 12)]),
    anArmada('third', [{ id: 'q' }])
  ),
  'helm'
)
const rollOrder = (...ids: string[]) => ({ type: 'rollMovementOrder', resolveOfficerIds: ids.map(o) }) as const
const order = (state: BattleState): readonly string[] => state.movementOrder?.order ?? []

describe("admirals' checks (SA-079, SA-050)", () => {
  it('are 1d20 + officer bonus + check modifier of the fleet; the lowest moves first', () => {
    given(admirals)
      .when(rollOrder())
      .asks({ die: 'd20', count: 1, actor: 'us' })
      .rolling([10], [3], [6])
      .thenState(state => {
        expect(state.movementOrder?.checks.map(check => [check.armadaId, check.total])).toEqual([
          ['third', 6],
          ['them', 3 + 4 + 3],
          ['us', 10 + 3 + 3]
        ])
        expect(order(state)).toEqual(['third', 'them', 'us'])
      })
  })
  it('are rolled once a round, in the helm phase', () => {
    given(at(admirals, 'gunnery')).when(rollOrder()).isRefused('wrong-phase')
    given(admirals)
      .when(rollOrder())
      .rolling([10], [3], [6])
      .thenState(() => true)
      .when(rollOrder())
      .isRefused('order-already-rolled')
  })
})

describe('an armada without an admiral (SA-080)', () => {
  it('rolls a bare d6', () => {
    given(admirals).when(rollOrder()).rolling([10], [3]).asks({ die: 'd6', count: 1, actor: 'third' })
  })
  it('is also one whose admiral is out of the fight', () => {
    given(having(admirals, 'x', { status: 'disabled' }))
      .when(rollOrder())
      .rolling([10], [2])
      .thenState(state => expect(order(state)).toEqual(['third', 'us']))
    const hurt = { ...admirals, officers: admirals.officers.map(x => (x.id === 'Hask' ? { ...x, isIncapacitated: true } : x)) }
    given(hurt).when(rollOrder()).rolling([10]).asks({ die: 'd6', actor: 'them' })
  })
})

describe('ties in the order of movement (SA-081)', () => {
  it('are rolled again by the tied armadas alone, and the lower moves first', () => {
    given(admirals)
      .when(rollOrder())
      .rolling([10], [9], [6])
      .asks({ actor: 'us', purpose: 'sa.roll.movementTie' })
      .rolling([2], [15])
      .thenState(state => {
        expect(order(state)).toEqual(['third', 'us', 'them'])
        expect(state.movementOrder?.checks[1]).toMatchObject({ total: 16, tieTotals: [8], naturals: [10, 2] })
      })
  })
  it('are rolled without the encouragement the first roll has spent (SA-060)', () => {
    const effect = {
      id: 'e1',
      kind: 'encouraged',
      targetId: 'Ada',
      bonus: 'untyped',
      value: 1,
      officerId: o('Ada'),
      cause: 'sa.cause.encourage',
      source: 'SA-060',
      ending: BATTLE,
      suspension: null
    } as const
    given({ ...admirals, effects: [effect] })
      .when(rollOrder())
      .rolling([9], [9], [6], [2], [15])
      .thenState(state => {
        expect(state.movementOrder?.checks[1]).toMatchObject({ armadaId: 'us', total: 9 + 7, tieTotals: [2 + 6] })
        expect(state.effects).toEqual([])
      })
  })
  it('go on until they are broken', () => {
    given(admirals)
      .when(rollOrder())
      .rolling([10], [9], [6], [5], [4], [20], [1])
      .thenState(state => expect(order(state)).toEqual(['third', 'them', 'us']))
  })
})

describe('a Resolve Point on the check (SA-051)', () => {
  it('rolls it twice, keeps the better die and is spent', () => {
    given(admirals)
      .when(rollOrder('Ada'))
      .asks({ die: 'd20', count: 2, actor: 'us' })
      .rolling([4, 17], [3], [6])
      .thenAmong({ type: 'resolveSpent', officerId: o('Ada') })
      .thenState(state => {
        expect(state.movementOrder?.checks[2]).toMatchObject({ armadaId: 'us', total: 23, naturals: [4, 17] })
        expect(state.officers.find(x => x.id === 'Ada')?.resolvePoints).toBe(1)
      })
  })
  it('is spent by one officer of an armada, not by two on the same check', () => {
    const two = { ...admirals, officers: admirals.officers.map(x => (x.id === 'Bo' ? { ...x, fleetId: f('a') } : x)) }
    given(two).when(rollOrder('Ada', 'Bo')).isRefused('duplicate-id')
  })
  it("comes from an officer of the admiral's fleet", () => {
    given(admirals).when(rollOrder('Bo')).isRefused('not-aboard')
    given(admirals).when(rollOrder('Nobody')).isRefused('no-such-officer')
  })
})

describe('a precognition on the check (SA-071, SA-Q41)', () => {
  const foreseen = (state: BattleState, armada: string): BattleState => ({
    ...state,
    effects: [
      ...state.effects,
      {
        id: `e-${armada}`,
        kind: 'precognition',
        targetId: armada,
        officerId: o('Cas'),
        cause: 'sa.cause.precognition',
        source: 'SA-071',
        ending: BATTLE,
        suspension: null
      }
    ]
  })
  const checks = (state: BattleState) => state.movementOrder?.checks.map(check => [check.armadaId, check.total])
  it('adds a d4, rolled with the check of that armada', () => {
    given(foreseen(admirals, 'them'))
      .when(rollOrder())
      .rolling([10], [9])
      .asks({ purpose: 'sa.roll.precognition', die: 'd4', count: 1, actor: 'them' })
      .rolling([4], [6])
      .thenState(state => {
        expect(checks(state)).toEqual([
          ['third', 6],
          ['us', 16],
          ['them', 20]
        ])
        expect(state.effects).toEqual([])
      })
  })
  it('adds it to the better of two dice (SA-051)', () => {
    given(foreseen(admirals, 'us'))
      .when(rollOrder('Ada'))
      .rolling([4, 17], [1], [9], [6])
      .thenState(state => expect(state.movementOrder?.checks[2]).toMatchObject({ armadaId: 'us', total: 24, naturals: [4, 17, 1] }))
  })
  it('does not help again where the armadas tie (SA-081)', () => {
    given(foreseen(admirals, 'us'))
      .when(rollOrder())
      .rolling([10], [1], [10], [6])
      .asks({ purpose: 'sa.roll.movementTie', actor: 'us' })
      .rolling([8])
      .asks({ purpose: 'sa.roll.movementTie', actor: 'them' })
      .rolling([2])
      .thenState(state =>
        expect(state.movementOrder?.checks.slice(1)).toMatchObject([
          { armadaId: 'them', total: 17, tieTotals: [9] },
          { armadaId: 'us', total: 17, tieTotals: [14] }
        ])
      )
  })
  it('does nothing without an admiral, and waits for the next roll of one (sa.precogNoAdmiral = noEffect)', () => {
    for (const rulings of [{}, { 'sa.precogNoAdmiral': 'noEffect' }])
      given({ ...foreseen(admirals, 'third'), rulings })
        .when(rollOrder())
        .rolling([10], [3], [6])
        .thenState(state => {
          expect(checks(state)?.[0]).toEqual(['third', 6])
          expect(state.effects).toMatchObject([{ kind: 'precognition', targetId: 'third' }])
        })
  })
  it('adds to the bare d6 where the table reads so (sa.precogNoAdmiral = addToD6)', () => {
    given({ ...foreseen(admirals, 'third'), rulings: { 'sa.precogNoAdmiral': 'addToD6' } })
      .when(rollOrder())
      .rolling([10], [3], [6])
      .asks({ purpose: 'sa.roll.precognition', die: 'd4', actor: 'third' })
      .rolling([2])
      .thenState(state => expect(checks(state)?.[0]).toEqual(['third', 8]))
  })
})
