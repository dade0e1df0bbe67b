import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { condition, scrambled, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { anArmada, anOfficer, at, battle, f, given, having, o, play } from '@kit/systems/starfinder-armada'
import { act } from '@kit/systems/starfinder-armada/actions'

const start = battle(
  anArmada(
    'us',
    [{ id: 'a' }, { id: 'b', fleetClass: 'capital', abilities: ['flagship'] }],
    [anOfficer('Ada', 'admiral', 'a'), anOfficer('Cy', 'commander', 'a'), anOfficer('Eng', 'chiefEngineer', 'b')]
  ),
  anArmada('them', [{ id: 'x' }], [anOfficer('Hask', 'admiral', 'x')])
)
const engineering = at(start, 'engineering')
const helm = play(at(start, 'helm'), { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [19])
const taunt = (fleet = 'x') => act('Ada', { action: 'taunt', fleetId: f(fleet) })
const boost = (fleet: string) => act('Eng', { action: 'boost', fleetId: f(fleet), boost: 'turns' })
const direct = act('Cy', { action: 'direct', raises: 'gunnery' })
const points = (state: BattleState, id: string) => state.officers.find(one => one.id === id)?.resolvePoints

describe('a fleet whose Communications are out (SA-109)', () => {
  const start = battle(
    anArmada(
      'us',
      [{ id: 'a' }, { id: 'b' }],
      [
        anOfficer('Ada', 'admiral', 'a'),
        anOfficer('Eng', 'chiefEngineer', 'a'),
        anOfficer('Cas', 'chiefCaster', 'a'),
        anOfficer('Tec', 'chiefTechnician', 'a'),
        anOfficer('Own', 'chiefEngineer', 'b')
      ]
    ),
    anArmada('them', [{ id: 'x' }], [anOfficer('Foe', 'chiefTechnician', 'x')])
  )
  const mute = (phase: 'engineering' | 'helm' | 'gunnery') => withEffects(at(start, phase), condition('b', 'communications'))
  it.each([
    ['engineering', act('Ada', { action: 'rally', fleetId: f('b') })],
    ['engineering', act('Ada', { action: 'encourage', targetId: f('b'), bonus: 'untyped' })],
    ['engineering', act('Eng', { action: 'boost', fleetId: f('b'), boost: 'turns' })],
    ['engineering', act('Own', { action: 'boost', fleetId: f('b'), boost: 'turns' })],
    ['engineering', act('Cas', { action: 'enchant', fleetId: f('b') })],
    ['helm', act('Tec', { action: 'target', fleetId: f('b'), enemyId: f('x') })]
  ] as const)('gains nothing from an action in the %s phase (%#), unless the game master says so', (phase, command) => {
    const dice = command.choice.action === 'rally' ? [] : [[1]]
    // In the helm phase the fleet of the technician has just moved.
    const movementOrder = { checks: [], order: start.armadas.map(one => one.id), quotas: [1, 1], lastMoved: f('a') }
    const table = phase === 'helm' ? having({ ...mute(phase), movementOrder }, 'a', { movement: 'moved' }) : mute(phase)
    given(table).when(command).isRefused('cut-off')
    const isHeard = like<SaEvent>({ type: 'actionTaken' })
    given({ ...table, effects: [] })
      .when(command)
      .rolling(...dice)
      .thenAmong(isHeard)
    given(table)
      .when(command)
      .forced()
      .rolling(...dice)
      .thenAmong(isHeard)
  })
  it('is no shelter from an enemy: a Scramble reaches it', () => {
    given(mute('gunnery'))
      .when(act('Foe', { action: 'scramble', fleetId: f('b'), victimId: null }))
      .asks({ die: 'd20' })
  })
})

describe('a Resolve Point on an officer check (SA-051)', () => {
  it('rolls twice and keeps the better die', () => {
    given(helm)
      .when({ ...taunt(), resolveOfficerId: o('Ada') })
      .asks({ purpose: 'sa.roll.action.taunt', count: 2 })
      .rolling([2, 7])
      .thenAmong(
        { type: 'resolveSpent', officerId: o('Ada') },
        like<SaEvent>({ type: 'actionRolled', natural: 7, total: 13, isSuccess: true })
      )
      .thenState(state => expect(points(state, 'Ada')).toBe(1))
  })
  it('is spent by any officer of the same fleet', () => {
    given(helm)
      .when({ ...taunt(), resolveOfficerId: o('Cy') })
      .rolling([7, 2])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', natural: 7 }))
      .thenState(state => expect([points(state, 'Ada'), points(state, 'Cy')]).toEqual([2, 1]))
    given(helm)
      .when({ ...taunt(), resolveOfficerId: o('Eng') })
      .isRefused('not-aboard')
  })
  it('is not rolled for when nobody spends one', () => {
    given(helm)
      .when(taunt())
      .asks({ count: 1 })
      .rolling([2])
      .thenState(state => expect(points(state, 'Ada')).toBe(2))
  })
})

describe('help on a flat check (SA-050, SA-051)', () => {
  it('is refused, be it a Resolve Point or a modifier', () => {
    given(helm)
      .when({ ...direct, resolveOfficerId: o('Cy') })
      .isRefused('flat-check')
    given(helm)
      .when({ ...direct, gmCheck: 2 })
      .isRefused('flat-check')
  })
  it('counts where the GM overrules that', () => {
    given(helm)
      .when({ ...direct, resolveOfficerId: o('Cy'), gmCheck: 1 })
      .forced()
      .rolling([3, 14])
      .thenAmong(
        { type: 'resolveSpent', officerId: o('Cy') },
        like<SaEvent>({ type: 'actionRolled', natural: 14, total: 15, isSuccess: true })
      )
  })
})

describe('reach (SA-052, SA-044)', () => {
  const at8 = { ...taunt(), rangeHexes: 8 }
  it('ends at the long range of the own fleet, and costs nothing up to there', () => {
    given(helm)
      .when(at8)
      .rolling([7])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 13, isSuccess: true }))
    given(helm)
      .when({ ...at8, rangeHexes: 9 })
      .isRefused('out-of-reach')
    given(helm)
      .when({ ...at8, rangeHexes: 9 })
      .forced()
      .asks({ die: 'd20' })
  })
  it('ends at extreme range from the flagship', () => {
    given(engineering)
      .when({ ...boost('a'), rangeHexes: 15 })
      .asks({ die: 'd20' })
    given(engineering)
      .when({ ...boost('a'), rangeHexes: 16 })
      .isRefused('out-of-reach')
  })
  it('is a whole number of hexes from 0 to 999', () => {
    for (const rangeHexes of [-1, 1.5, 1000])
      given(helm)
        .when({ ...taunt(), rangeHexes })
        .isRefused('bad-number')
    given(helm)
      .when({ ...taunt(), rangeHexes: 0 })
      .asks({ die: 'd20' })
  })
})

describe('whom an action may be used on (SA-045, SA-060 to SA-074)', () => {
  it('is a fleet that is there and fights', () => {
    given(helm).when(taunt('nowhere')).isRefused('no-such-fleet')
    given(helm)
      .when({ ...taunt(), officerId: o('Nobody') })
      .isRefused('no-such-officer')
    given(having(helm, 'x', { status: 'disabled' }))
      .when(taunt())
      .isRefused('out-of-battle')
  })
  it('is an enemy for some, an ally for others', () => {
    given(helm).when(taunt('b')).isRefused('not-an-enemy')
    given(engineering).when(boost('x')).isRefused('not-an-ally')
    given(engineering).when(boost('b')).asks({ die: 'd20' })
  })
})

describe('officers cut off from other fleets (SA-109, SA-072)', () => {
  it('without communications affect no fleet, not even their own', () => {
    const cut = withEffects(engineering, condition('b', 'communications'))
    given(cut).when(boost('a')).isRefused('cut-off')
    given(cut).when(boost('a')).forced().asks({ die: 'd20' })
    given(cut).when(boost('b')).isRefused('cut-off')
    given(withEffects(engineering, suspended(condition('b', 'communications'))))
      .when(boost('a'))
      .asks({ die: 'd20' })
  })
  it('cannot affect a scrambled fleet from outside, friend or foe', () => {
    const closed = withEffects(engineering, scrambled('a', null, 1))
    given(closed).when(boost('a')).isRefused('scrambled')
    given(closed).when(boost('b')).asks({ die: 'd20' })
    given(withEffects(engineering, scrambled('b', null, 1)))
      .when(boost('b'))
      .asks({ die: 'd20' })
    given(withEffects(helm, scrambled('x', null, 1)))
      .when(taunt())
      .isRefused('scrambled')
    given(withEffects(helm, scrambled('x', null, 1)))
      .when(taunt())
      .forced()
      .asks({ die: 'd20' })
    given({ ...closed, round: 2 })
      .when(boost('a'))
      .asks({ die: 'd20' })
  })
})
