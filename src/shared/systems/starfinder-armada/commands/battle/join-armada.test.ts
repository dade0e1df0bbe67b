import { describe, expect, it } from 'vitest'
import { areEnemies } from '../../derive/fire/enemies'
import { turnToMove } from '../../rules/turn-to-move'
import type { DraftArmada } from '../../model/design'
import { anArmada, anOfficer, at, battle, f, fleetIn, given, o, play } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

const table = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'helm')
const late = anArmada('late', [{ id: 'n' }, { id: 'm', tier: 3 }], [anOfficer('Adm', 'admiral', 'n')], 6)
/** 1 and 4 for each of 5 and 3 tiers of hull, a third of it as shields (SA-018, SA-021). */
const lateStarts = {
  fleets: [
    { fleetId: f('n'), hp: 21, sp: 7 },
    { fleetId: f('m'), hp: 13, sp: 4 }
  ],
  officers: [{ officerId: o('Adm'), resolvePoints: 2 }]
}
const joins = (sideId: string, armada: DraftArmada = late): SaCommands['joinArmada'] => ({ type: 'joinArmada', sideId, armada })

describe('an armada comes late (SA-001)', () => {
  it('on a side of its own, an enemy of all', () => {
    given(table)
      .when(joins('C'))
      .thenAmong({ type: 'armadaJoined', sideId: 'C', armada: late, isIllegal: true, starts: lateStarts })
      .thenState(state => {
        expect(state.armadas.at(-1)).toEqual({ id: 'late', name: 'late', tier: 6, sideId: 'C', isIllegal: true })
        expect(['n', 'm'].map(id => [fleetIn(state, id).number, fleetIn(state, id).hp])).toEqual([
          [1, 21],
          [2, 13]
        ])
        expect(areEnemies(state, fleetIn(state, 'n'), fleetIn(state, 'a'))).toBe(true)
        expect(areEnemies(state, fleetIn(state, 'n'), fleetIn(state, 'x'))).toBe(true)
        expect(state.officers.map(officer => [officer.id, officer.armadaId])).toEqual([['Adm', 'late']])
      })
  })
  it('or on the side of others, as their ally', () => {
    given(table)
      .when(joins('A'))
      .thenState(state => {
        expect(areEnemies(state, fleetIn(state, 'n'), fleetIn(state, 'a'))).toBe(false)
        expect(areEnemies(state, fleetIn(state, 'n'), fleetIn(state, 'x'))).toBe(true)
      })
  })
  it('and moves last when the order of the round is rolled already (SA-082)', () => {
    const ordered = play(table, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [5])
    const move = (id: string) =>
      ({ type: 'moveFleet', fleetId: f(id), move: 'moved', stunt: null, passedThrough: [], minesEntered: [], debrisIds: [] }) as const
    const moved = ['a', 'x'].reduce((state, id) => play(state, move(id)), play(ordered, joins('C')))
    expect(turnToMove(moved)?.armadaId).toBe('late')
    given(play(play(moved, move('n')), move('m')))
      .when({ type: 'advancePhase' })
      .thenState(state => expect(state.phase).toBe('gunnery'))
  })
  it('and says what cannot be', () => {
    given(table)
      .when(joins('C', anArmada('late', [])))
      .isRefused('no-fleets')
    given(table)
      .when(joins('C', anArmada('us', [{ id: 'n' }])))
      .isRefused('duplicate-id')
    given(table)
      .when(joins('C', anArmada('late', [{ id: 'x' }])))
      .isRefused('duplicate-id')
    given(table)
      .when(joins('C', { ...anArmada('late', [{ id: 'n', tier: 12 }]), allowIllegal: false }))
      .isRefused('not-fit')
  })
})
