import { describe, expect, it } from 'vitest'
import { turnToMove } from '../../rules/turn-to-move'
import type { BattleState } from '../../model/battle'
import { armadaId, type DraftOfficer } from '../../model/design'
import {
  advance,
  aFleet,
  anArmada,
  anOfficer,
  at,
  attack,
  battle,
  battleWith,
  f,
  fleetIn,
  given,
  having,
  o,
  play,
  type FleetSketch
} from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

const table = at(battle(anArmada('us', [{ id: 'a' }], [anOfficer('Adm', 'admiral', 'a')]), anArmada('them', [{ id: 'x' }])), 'helm')
const joins = (sketch: FleetSketch, officers: readonly DraftOfficer[] = [], armada = 'us'): SaCommands['joinFleet'] => ({
  type: 'joinFleet',
  armadaId: armadaId(armada),
  fleet: aFleet(sketch),
  officers
})

describe('a fleet comes late', () => {
  it('behind those of its armada, whole, with its officers', () => {
    given(table)
      .when(joins({ id: 'n', tier: 5 }, [anOfficer('Eng', 'chiefEngineer', 'n')]))
      .then({
        type: 'fleetJoined',
        armadaId: armadaId('us'),
        fleet: aFleet({ id: 'n', tier: 5 }),
        officers: [anOfficer('Eng', 'chiefEngineer', 'n')],
        starts: { fleets: [{ fleetId: f('n'), hp: 21, sp: 10 }], officers: [{ officerId: o('Eng'), resolvePoints: 2 }] }
      })
      .thenState(state => {
        expect(state.fleets.map(fleet => fleet.id)).toEqual(['a', 'n', 'x'])
        // 7 and the 3 of the engineer (SA-021, SA-022).
        expect(fleetIn(state, 'n')).toMatchObject({ number: 2, hp: 21, sp: 10, status: 'active', movement: 'pending' })
        expect(fleetIn(state, 'a')).toEqual(fleetIn(table, 'a'))
        expect(state.officers.at(-1)).toMatchObject({ id: 'Eng', fleetId: 'n', hasActed: false, isIncapacitated: false })
      })
  })
  it('and acts from now on: moves with the second half, fires, is fired at', () => {
    const ordered = play(table, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [5])
    const joined = play(ordered, joins({ id: 'n' }))
    const move = (id: string) =>
      ({ type: 'moveFleet', fleetId: f(id), move: 'moved', stunt: null, passedThrough: [], minesEntered: [], debrisIds: [] }) as const
    const due = (state: BattleState) => {
      const turn = turnToMove(state)
      return turn === null ? null : [turn.armadaId, turn.pass]
    }
    const order = ordered.movementOrder?.order[0] === 'us' ? ['a', 'x'] : ['x', 'a']
    const half = order.reduce((state, id) => play(state, move(id)), joined)
    expect(due(half)).toEqual(['us', 2])
    const gunnery = play(play(half, move('n')), advance)
    given(gunnery).when(attack('n', 'x')).asks({ die: 'd20', actor: 'n' })
    given(gunnery).when(attack('x', 'n')).asks({ die: 'd20', actor: 'x' })
    given(gunnery).when(attack('x', 'a')).asks({ die: 'd20', actor: 'x' })
  })
  it('and says what cannot be', () => {
    given(table)
      .when(joins({ id: 'n' }, [], 'nobody'))
      .isRefused('no-such-armada')
    given(table)
      .when(joins({ id: 'x' }))
      .isRefused('duplicate-id')
    given(table)
      .when(joins({ id: 'n' }, [anOfficer('Adm', 'commander', 'n')]))
      .isRefused('duplicate-id')
    given(table)
      .when(joins({ id: 'n' }, [anOfficer('Cy', 'commander', 'a')]))
      .isRefused('not-fit')
    for (const tier of [0, 21, 1.5])
      given(table)
        .when(joins({ id: 'n', tier }))
        .isRefused('bad-number')
    given(table)
      .when({ ...joins({ id: 'n' }), fleet: { ...aFleet({ id: 'n' }), name: ' ' } })
      .isRefused('bad-name')
  })
  it('of tier 21 where the tables are read on (SA-Q15)', () => {
    const read = battleWith({ 'sa.maxFleetTier': '21' }, anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }]))
    given(read)
      .when(joins({ id: 'n', tier: 21 }))
      .thenState(state => expect(fleetIn(state, 'n').hp).toBe(85))
  })
  it('with an admiral in place of one who commands no longer (SA-055)', () => {
    const admiral = joins({ id: 'n' }, [anOfficer('Adm2', 'admiral', 'n')])
    given(having(table, 'a', { status: 'disabled' }))
      .when(admiral)
      .thenState(state => expect(state.officers).toHaveLength(2))
  })
  it('as a second flagship only by leave of the GM, or where the first is gone (SA-006)', () => {
    const led = having(table, 'a', { abilities: ['flagship'] })
    const flagship = joins({ id: 'n', abilities: ['flagship'] })
    given(led).when(flagship).isRefused('second-flagship')
    given(having(led, 'a', { status: 'disabled' }))
      .when(flagship)
      .isRefused('second-flagship')
    for (const state of [having(led, 'a', { status: 'destroyed' }), having(table, 'x', { abilities: ['flagship'] })])
      given(state)
        .when(flagship)
        .thenState(after => expect(fleetIn(after, 'n').abilities).toEqual(['flagship']))
    given(led)
      .when(joins({ id: 'n' }))
      .thenState(after => expect(after.fleets).toHaveLength(3))
  })
  it('with a second admiral or a role twice only by leave of the GM (SA-045, SA-055)', () => {
    const admiral = joins({ id: 'n' }, [anOfficer('Adm2', 'admiral', 'n')])
    given(table).when(admiral).isRefused('second-admiral')
    given(table)
      .when(admiral)
      .forced()
      .thenState(state => expect(state.officers).toHaveLength(2))
    given(table)
      .when({ ...admiral, armadaId: armadaId('them') })
      .thenState(state => expect(state.officers).toHaveLength(2))
    given(table)
      .when(joins({ id: 'n' }, [anOfficer('Cy', 'commander', 'n'), anOfficer('Di', 'commander', 'n')]))
      .isRefused('role-taken')
  })
})
