import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { gunneryCheck } from '../derive/fire/gunnery'
import { moraleCheck } from '../derive/checks/morale'
import { pilotingCheck } from '../derive/checks/piloting'
import { officerCheck } from '../derive/checks/officer-bonus'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { present } from '../../../kernel/present'
import { advance, anArmada, anOfficer, at, attack, battleWith, f, fleetIn, given, o, play } from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const us = (ranks = 12) =>
  anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Ada', 'admiral', 'a', ranks), anOfficer('Bea', 'chiefEngineer', 'b')])
const them = anArmada('them', [{ id: 'x' }, { id: 'y' }], [anOfficer('Hask', 'commander', 'x'), anOfficer('Kor', 'admiral', 'y')])
const start = (rulings: BattleState['rulings'] = {}, ranks = 12) => at(battleWith(rulings, us(ranks), them), 'helm')
const ordered = (state: BattleState) => play(state, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [19])
const helm = ordered(start())
const taunt = (fleet = 'x', officer = 'Ada') => act(officer, { action: 'taunt', fleetId: f(fleet) })
const after = (state: BattleState, faces: readonly number[] = [20], command = taunt()) => play(state, command, faces)
/** Gunnery, Piloting with the commander, morale of x. */
const checks = (state: BattleState) => [
  gunneryCheck(state, attack('x', 'a')).total,
  pilotingCheck(state, fleetIn(state, 'x')).total,
  moraleCheck(state, fleetIn(state, 'x')).total
]
const plain = [3, 7, 3]
const lowered = (by: number) => plain.map(total => total - by)

describe('Taunt (SA-062)', () => {
  it('meets the Armor Class of an enemy fleet', () => {
    given(helm)
      .when(taunt())
      .rolling([6])
      .then(
        { type: 'actionTaken', officerId: o('Ada'), action: 'taunt', targetId: f('x') },
        { type: 'actionRolled', officerId: o('Ada'), action: 'taunt', natural: 6, total: 13, dc: 13, isSuccess: true },
        { type: 'tauntMade', officerId: o('Ada'), targetId: f('x') },
        like<SaEvent>({ type: 'effectBegun' })
      )
    given(helm)
      .when(taunt())
      .rolling([5])
      .then(like<SaEvent>({ type: 'actionTaken' }), like<SaEvent>({ type: 'actionRolled', total: 12, dc: 13, isSuccess: false }), {
        type: 'tauntMade',
        officerId: o('Ada'),
        targetId: f('x')
      })
      .thenState(state => expect(checks(state)).toEqual(plain))
    given(helm).when(taunt('b')).isRefused('not-an-enemy')
  })
  it.each([
    [5, 2],
    [6, 2],
    [12, 3],
    [18, 3]
  ])('by an admiral of %i ranks lowers all checks by %i: 1 and half the bonus, rounded down', (ranks, by) => {
    const state = ordered(start({}, ranks))
    expect(checks(state)).toEqual(plain)
    expect(checks(after(state))).toEqual(lowered(by))
  })
  it('leaves other fleets and the checks of officers alone', () => {
    const state = after(helm)
    expect(gunneryCheck(state, attack('y', 'a')).total).toBe(3)
    const hask = present(
      state.officers.find(one => one.id === 'Hask'),
      'Hask'
    )
    expect(officerCheck(state, hask).total).toBe(6)
  })
  it('is said among the parts of a check', () => {
    expect(gunneryCheck(after(helm), attack('x', 'a')).parts).toContainEqual({ label: 'sa.cause.taunt', value: -3, source: 'SA-062' })
  })
})

describe('how long a taunt lasts (SA-062)', () => {
  it('is to the start of the next helm phase', () => {
    const engineering = phasesLater(after(helm), 4)
    expect([engineering.round, engineering.phase]).toEqual([2, 'engineering'])
    expect(checks(engineering)).toEqual(lowered(3))
    given(engineering)
      .when(advance)
      .then(like<SaEvent>({ type: 'phaseEntered', round: 2, phase: 'helm' }), like<SaEvent>({ type: 'effectEnded', reason: null }))
      .thenState(state => expect(checks(state)).toEqual(plain))
  })
  it('spans the gunnery and the resolution of its round', () => {
    expect(checks(phasesLater(after(helm), 1))).toEqual(lowered(3))
    expect(checks(phasesLater(after(helm), 2))).toEqual(lowered(3))
    expect(checks(phasesLater(after(helm), 3))).toEqual(lowered(3))
  })
})

describe('no second taunt of a fleet (SA-062, SA-Q21)', () => {
  const again = (state: BattleState, fleet = 'x') => given(ordered(at(phasesLater(state, 4), 'helm', 2))).when(taunt(fleet))
  it.each([[[20]], [[1]]])('after one that rolled %j', faces => {
    again(after(helm, faces)).isRefused('already-taunted')
    again(after(helm, faces)).forced().asks({ die: 'd20' })
  })
  it('bars no other fleet', () => {
    again(after(helm), 'y').asks({ die: 'd20' })
    expect(after(helm).taunts).toEqual([{ armadaId: 'us', officerId: 'Ada', targetId: 'x' }])
  })
  /** Bea commands the armada from round 2 on. */
  const takenOver = (rulings: BattleState['rulings']) => {
    const roundStart = at(after(ordered(start(rulings))), 'roundStart', 2)
    const changes = [
      { officerId: o('Ada'), role: 'chiefEngineer' as const },
      { officerId: o('Bea'), role: 'admiral' as const }
    ]
    return given(ordered(at(play(roundStart, { type: 'changeRoles', changes }), 'helm', 2)))
  }
  it('is one for each armada where the table reads it so (sa.tauntLimit = perArmada)', () => {
    takenOver({ 'sa.tauntLimit': 'perArmada' }).when(taunt('x', 'Bea')).isRefused('already-taunted')
  })
  it('is no bar to another armada that taunts the same fleet (sa.tauntLimit = perArmada)', () => {
    const state = {
      ...ordered(start({ 'sa.tauntLimit': 'perArmada' })),
      taunts: [{ armadaId: 'other' as never, officerId: o('Zoe'), targetId: f('x') }]
    }
    given(state).when(taunt()).asks({ die: 'd20' })
  })
  it('is one for each admiral by default: a new one may taunt (sa.tauntLimit = perAdmiral)', () => {
    takenOver({}).when(taunt('x', 'Bea')).asks({ die: 'd20' })
    const table = takenOver({ 'sa.tauntLimit': 'perAdmiral' })
    table.when(taunt('x', 'Bea')).asks({ die: 'd20' })
    given({
      ...table.state,
      phase: 'helm',
      officers: table.state.officers.map(one => (one.id === 'Ada' ? { ...one, role: 'admiral' } : one))
    })
      .when(taunt())
      .isRefused('already-taunted')
  })
})
