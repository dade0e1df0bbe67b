import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { moraleCheck } from '../derive/checks/morale'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { advance, anArmada, anOfficer, at, attack, battle, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const us = anArmada(
  'us',
  [{ id: 'a' }, { id: 'b' }],
  [
    anOfficer('Ada', 'admiral', 'a', 12),
    anOfficer('Cy', 'commander', 'b', 5),
    anOfficer('Eng', 'chiefEngineer', 'b', 18),
    anOfficer('Tec', 'chiefTechnician', 'b', 5)
  ]
)
const start = battle(us, anArmada('them', [{ id: 'x' }], [anOfficer('Hask', 'admiral', 'x')]))
const engineering = at(start, 'engineering')
const helm = play(at(start, 'helm'), { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [19])
const gunnery = at(start, 'gunnery')

const encourage = (target: string, bonus: 'officer' | 'untyped' = 'officer') =>
  act('Ada', { action: 'encourage', targetId: f(target), bonus })
const encouraged = (state: BattleState, target: string, bonus: 'officer' | 'untyped' = 'officer') =>
  play(state, encourage(target, bonus), [10])
const left = (state: BattleState) => state.effects.filter(effect => effect.kind === 'encouraged').length
/** Fleet b of tier 5 at short range: 3, with a chief technician of +2. */
const shot = attack('b', 'x', { rangeHexes: 4 })
const staged = (total: number) => (event: SaEvent) => event.type === 'attackStaged' && event.attack.total === total
const moveWithStunt = {
  type: 'moveFleet',
  fleetId: f('b'),
  move: 'moved',
  stunt: { stunt: 'slide', targetId: null, resolveOfficerId: null },
  passedThrough: [],
  minesEntered: [],
  debrisIds: []
} as const

describe('Encourage (SA-060)', () => {
  it('takes a flat 10', () => {
    given(gunnery)
      .when(encourage('b'))
      .rolling([9])
      .then(
        like<SaEvent>({ type: 'actionTaken', officerId: o('Ada'), action: 'encourage', targetId: f('b') }),
        like<SaEvent>({ type: 'actionRolled', natural: 9, total: 9, dc: 10, isSuccess: false })
      )
    given(gunnery)
      .when(encourage('b'))
      .rolling([10])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 10, isSuccess: true }), like<SaEvent>({ type: 'effectBegun' }))
      .thenState(state => expect(left(state)).toBe(1))
  })
  it('gives the officer bonus of the admiral, or +1', () => {
    const value = (bonus: 'officer' | 'untyped') => encouraged(gunnery, 'b', bonus).effects[0]
    expect(value('officer')).toMatchObject({ kind: 'encouraged', targetId: 'b', bonus: 'officer', value: 4, officerId: 'Ada' })
    expect(value('untyped')).toMatchObject({ kind: 'encouraged', targetId: 'b', bonus: 'untyped', value: 1 })
  })
  it.each(['engineering', 'helm', 'gunnery', 'resolution'] as const)('is for the phase %s too', phase => {
    given(at(start, phase)).when(encourage('b')).asks({ die: 'd20', count: 1 })
  })
  it('has no check to help as a round begins', () => {
    given(at(start, 'roundStart')).when(encourage('b')).isRefused('wrong-phase')
  })
  it('is for allied fleets and officers that are there', () => {
    given(gunnery).when(encourage('x')).isRefused('not-an-ally')
    given(gunnery).when(encourage('nobody')).isRefused('no-such-fleet')
    given(gunnery).when(encourage('Tec')).asks({ die: 'd20' })
  })
  it('brings nothing to a fleet without communications (SA-109)', () => {
    const cut = withEffects(gunnery, condition('b', 'communications'))
    given(cut).when(encourage('b')).isRefused('cut-off')
    given(cut).when(encourage('b')).forced().asks({ die: 'd20' })
    given(cut).when(encourage('Tec')).asks({ die: 'd20' })
    given(withEffects(encouraged(gunnery, 'b', 'untyped'), condition('b', 'communications')))
      .when(shot)
      .rolling([1])
      .thenAmong(staged(4))
      .thenState(state => expect(left(state)).toBe(0))
  })
})

describe('an encouragement beside other officer bonuses (SA-049, SA-060)', () => {
  it('of +4 takes the place of a lower one, and +1 adds to it', () => {
    const totals = [
      ['officer', 8],
      ['untyped', 7]
    ] as const
    for (const [bonus, total] of totals)
      given(encouraged(gunnery, 'b', bonus))
        .when(shot)
        .rolling([1])
        .thenAmong(staged(total))
  })
})

describe('the check that spends an encouragement (SA-060)', () => {
  it('is the next attack of the fleet, hit or miss', () => {
    for (const faces of [[[1]], [[19], [3, 4]]] as const)
      given(encouraged(gunnery, 'b'))
        .when(shot)
        .rolling(...faces)
        .thenAmong(like<SaEvent>({ type: 'effectEnded', reason: null }), like<SaEvent>({ type: 'attackStaged' }))
        .thenState(state => expect(left(state)).toBe(0))
  })
  it('is no check of another fleet', () => {
    const state = encouraged(gunnery, 'a', 'untyped')
    given(state)
      .when(shot)
      .rolling([1])
      .thenAmong(staged(6))
      .thenState(after => expect(left(after)).toBe(1))
  })
  it('may be a stunt', () => {
    given(encouraged(helm, 'b'))
      .when(moveWithStunt)
      .rolling([3])
      .thenAmong(like<SaEvent>({ type: 'stuntAttempted', total: 11, dc: 11 }))
      .thenState(state => expect(left(state)).toBe(0))
  })
  it('is no move without a check', () => {
    given(encouraged(helm, 'b'))
      .when({ ...moveWithStunt, stunt: null })
      .thenState(state => expect(left(state)).toBe(1))
  })
  it('may be a morale check', () => {
    const hurt = having(at(start, 'resolution'), 'b', { hp: 10 })
    const due = {
      id: 'o9',
      kind: 'morale',
      fleetId: f('b'),
      dc: 12,
      reason: 'threshold',
      routedFleetId: null,
      round: 1,
      isDeferred: false
    } as const
    const state = encouraged({ ...hurt, obligations: [due] }, 'b')
    expect(moraleCheck(state, fleetIn(state, 'b')).total).toBe(7)
    given(state)
      .when({ type: 'settleMorale', obligationId: 'o9', resolveOfficerId: null, gmCheck: 0 })
      .rolling([5])
      .thenAmong(like<SaEvent>({ type: 'moraleChecked', total: 12, result: 'unaffected' }))
      .thenState(after => expect(left(after)).toBe(0))
  })
  it('may be an officer check, whose own bonus it does not add to', () => {
    const boost = act('Eng', { action: 'boost', fleetId: f('b'), boost: 'turns' })
    const rolled = (state: BattleState, total: number) =>
      given(state)
        .when(boost)
        .rolling([1])
        .thenAmong(like<SaEvent>({ type: 'actionRolled', total }))
    rolled(engineering, 9)
    rolled(encouraged(engineering, 'Eng'), 9).thenState(state => expect(left(state)).toBe(0))
    rolled(encouraged(engineering, 'Eng', 'untyped'), 10).thenState(state => expect(left(state)).toBe(0))
    rolled(encouraged(engineering, 'b', 'untyped'), 9).thenState(state => expect(left(state)).toBe(1))
  })
  it('may be the check for the order of movement', () => {
    given(encouraged(at(start, 'helm'), 'Ada', 'untyped'))
      .when({ type: 'rollMovementOrder', resolveOfficerIds: [] })
      .rolling([1], [19])
      .thenState(state => {
        expect(state.movementOrder?.checks[0]?.total).toBe(9)
        expect(left(state)).toBe(0)
      })
  })
  it('is no flat check', () => {
    given(encouraged(helm, 'Cy'))
      .when(act('Cy', { action: 'direct', raises: 'gunnery' }))
      .rolling([14])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 14 }))
      .thenState(state => expect(left(state)).toBe(1))
  })
  it('must come in the same round', () => {
    const state = encouraged(engineering, 'b')
    expect(left(phasesLater(state, 3))).toBe(1)
    given(phasesLater(state, 3))
      .when(advance)
      .thenAmong(like<SaEvent>({ type: 'effectEnded' }), like<SaEvent>({ type: 'phaseEntered', round: 2, phase: 'roundStart' }))
      .thenState(after => expect(left(after)).toBe(0))
  })
})
