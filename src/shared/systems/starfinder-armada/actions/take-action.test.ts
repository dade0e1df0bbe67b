import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { present } from '../../../kernel/present'
import type { ActionChoice } from '../commands/command'
import { condition, scrambled, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import { ROUND_PHASES, type BattleState, type OfficerState, type RoundPhase } from '../model/battle'
import { findOfficer } from '../state'
import { anArmada, anOfficer, at, battle, battleWith, f, given, having, o, play } from '@kit/systems/starfinder-armada'
import { ACTIONS, type OfficerAction } from '../model/officer-actions'
import { actionCheck, officerRefusal } from './take-action'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const us = anArmada(
  'us',
  [{ id: 'a' }, { id: 'b', fleetClass: 'capital', abilities: ['flagship'] }],
  [
    anOfficer('Ada', 'admiral', 'a'),
    anOfficer('Cy', 'commander', 'a'),
    anOfficer('Eng', 'chiefEngineer', 'a', 12),
    anOfficer('Tec', 'chiefTechnician', 'b'),
    anOfficer('Zed', 'chiefCaster', 'b')
  ]
)
const them = anArmada('them', [{ id: 'x' }], [anOfficer('Hask', 'admiral', 'x'), anOfficer('Vex', 'chiefCaster', 'x')])
const start = battle(us, them)
const engineering = at(start, 'engineering')
const helm = play(at(start, 'helm'), { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [19])

const boostOf = (fleet: string): ActionChoice => ({ action: 'boost', fleetId: f(fleet), boost: 'turns' })
const boost = (fleet = 'a') => act('Eng', boostOf(fleet))
const taunt = (fleet = 'x') => act('Ada', { action: 'taunt', fleetId: f(fleet) })
const direct = act('Cy', { action: 'direct', raises: 'gunnery' })
const officer = (state: BattleState, id: string): OfficerState => present(findOfficer(state, o(id)), id)
const rolled = (fields: Partial<Extract<SaEvent, { type: 'actionRolled' }>>) => like<SaEvent>({ type: 'actionRolled', ...fields })

describe('one special action a round (SA-046)', () => {
  it('is said, rolled and counted', () => {
    given(engineering)
      .when(boost())
      .asks({ purpose: 'sa.roll.action.boost', die: 'd20', count: 1, actor: 'Eng' })
      .rolling([2])
      .then(
        { type: 'actionTaken', officerId: o('Eng'), action: 'boost', targetId: f('a') },
        { type: 'actionRolled', officerId: o('Eng'), action: 'boost', natural: 2, total: 9, dc: 13, isSuccess: false }
      )
      .thenState(state => expect(officer(state, 'Eng')).toMatchObject({ hasActed: true, action: 'boost' }))
      .when(boost())
      .isRefused('already-acted')
  })
  it('comes back with the next round', () => {
    const tired = play(engineering, boost(), [2])
    expect(officerRefusal(phasesLater(tired, 3), officer(tired, 'Eng'), 'boost')).toBe('wrong-phase')
    const rested = phasesLater(tired, 5)
    expect([rested.round, rested.phase]).toEqual([2, 'engineering'])
    expect(officer(rested, 'Eng')).toMatchObject({ hasActed: false, action: null })
    given(rested)
      .when(boost())
      .rolling([2])
      .thenAmong(rolled({ isSuccess: false }))
  })
  it('may be taken again where the GM says so', () => {
    given(play(engineering, boost(), [2]))
      .when(boost())
      .forced()
      .rolling([6])
      .thenAmong(rolled({ isSuccess: true }))
  })
  it('is not for an officer who is incapacitated, nor aboard a fleet out of the fight', () => {
    const hurt = { ...engineering, officers: engineering.officers.map(one => ({ ...one, isIncapacitated: true })) }
    given(hurt).when(boost()).isRefused('officer-unable')
    given(having(engineering, 'a', { status: 'disabled' }))
      .when(boost('b'))
      .isRefused('out-of-battle')
    given(having(engineering, 'a', { status: 'routed' }))
      .when(boost())
      .asks({ die: 'd20' })
  })
  it('is not for an officer scrambled this round (SA-072)', () => {
    given(withEffects(engineering, scrambled('a', 'Eng', 1)))
      .when(boost())
      .isRefused('officer-unable')
    given(withEffects(engineering, scrambled('a', 'Eng', 2)))
      .when(boost())
      .asks({ die: 'd20' })
  })
})

describe('actions belong to a role and a phase (SA-045, SA-053, SA-060 to SA-074)', () => {
  const ROLES: Readonly<Record<string, readonly OfficerAction[]>> = {
    Ada: ['encourage', 'rally', 'taunt'],
    Cy: ['direct', 'duel'],
    Eng: ['repair', 'boost'],
    Zed: ['conjure', 'enchant', 'precognition'],
    Tec: ['scramble', 'target', 'scan']
  }
  const PHASES: Readonly<Record<RoundPhase, readonly OfficerAction[]>> = {
    roundStart: [],
    engineering: ['encourage', 'rally', 'repair', 'boost', 'conjure', 'enchant', 'precognition'],
    helm: ['encourage', 'taunt', 'direct', 'target', 'scan'],
    gunnery: ['encourage', 'duel', 'scramble'],
    resolution: ['encourage']
  }
  it.each(Object.keys(ROLES))('%s takes the actions of the own role', id => {
    const open = ACTIONS.filter(action => officerRefusal(engineering, officer(engineering, id), action) !== 'not-its-role')
    expect(open).toEqual(ROLES[id])
  })
  it.each(ROUND_PHASES)('%s has its actions', phase => {
    const state = phase === 'helm' ? helm : at(start, phase)
    const open = ACTIONS.filter(action => state.officers.some(one => officerRefusal(state, one, action) === null))
    expect(open).toEqual(PHASES[phase])
  })
  it('follow the role taken as the round began', () => {
    const changes = [{ officerId: o('Cy'), role: 'chiefTechnician' as const }]
    const changed = play(at(start, 'roundStart'), { type: 'changeRoles', changes })
    const later = play(at(changed, 'helm'), { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [19])
    given(later).when(direct).isRefused('not-its-role')
    given(later)
      .when(act('Cy', { action: 'scan', fleetId: f('x') }))
      .asks({ purpose: 'sa.roll.action.scan' })
  })
})

describe('helm actions right before or right after the own fleet moves (SA-047)', () => {
  const moved = (state: BattleState, id: string) =>
    play(state, { type: 'moveFleet', fleetId: f(id), move: 'moved', stunt: null, passedThrough: [], minesEntered: [], debrisIds: [] })
  const choices: readonly ActionChoice[] = [
    { action: 'direct', raises: 'ac' },
    { action: 'taunt', fleetId: f('x') },
    { action: 'target', fleetId: f('b'), enemyId: f('x') },
    { action: 'scan', fleetId: f('x') }
  ]
  const byAction = { direct: 'Cy', taunt: 'Ada', target: 'Tec', scan: 'Tec' } as const
  it.each(choices)('$action', choice => {
    const id = byAction[choice.action as keyof typeof byAction]
    const own = id === 'Tec' ? 'b' : 'a'
    given(at(start, 'helm')).when(act(id, choice)).isRefused('wrong-moment')
    given(helm).when(act(id, choice)).asks({ die: 'd20' })
    const after = moved(helm, own)
    given(after).when(act(id, choice)).asks({ die: 'd20' })
    const gone = moved(after, 'x')
    given(gone).when(act(id, choice)).isRefused('wrong-moment')
    given(gone).when(act(id, choice)).forced().asks({ die: 'd20' })
  })
})

describe('the officer check (SA-050)', () => {
  it('reaches the Armor Class with the die, the officer bonus and the check modifier', () => {
    given(helm)
      .when(taunt())
      .rolling([7])
      .thenAmong(rolled({ natural: 7, total: 13, dc: 13, isSuccess: true }))
    given(helm)
      .when(taunt())
      .rolling([6])
      .thenAmong(rolled({ natural: 6, total: 12, dc: 13, isSuccess: false }))
  })
  it('counts what the GM grants, within bounds', () => {
    given(helm)
      .when({ ...taunt(), gmCheck: 1 })
      .rolling([6])
      .thenAmong(rolled({ total: 13, isSuccess: true }))
    given(helm)
      .when({ ...taunt(), gmCheck: 100 })
      .isRefused('bad-number')
  })
  it('is a bare d20 where the action says flat', () => {
    given(helm)
      .when(direct)
      .rolling([15])
      .thenAmong(rolled({ natural: 15, total: 15, dc: 15, isSuccess: true }))
    given(helm)
      .when(direct)
      .rolling([14])
      .thenAmong(rolled({ total: 14, isSuccess: false }))
    expect(actionCheck(helm, officer(helm, 'Cy'), direct.choice)).toMatchObject({ adds: null, dc: { total: 15 } })
  })
  it('is not made for an action without a check', () => {
    expect(actionCheck(engineering, officer(engineering, 'Ada'), { action: 'rally', fleetId: f('a') })).toBeNull()
  })
  it('is told in parts, with what the action adds', () => {
    const check = actionCheck(helm, officer(helm, 'Tec'), { action: 'scan', fleetId: f('x') })
    expect(check?.adds).toEqual({
      total: 11,
      parts: [
        { label: 'sa.part.officerBonus', value: 3, source: 'SA-048' },
        { label: 'sa.part.checkModifier', value: 3, source: 'SA-015' },
        { label: 'sa.part.actionBonus', value: 5, source: 'SA-074' }
      ]
    })
  })
})

describe('the Armor Class an officer check meets (SA-050, SA-Q22)', () => {
  const dc = (state: BattleState) => actionCheck(state, officer(state, 'Ada'), taunt().choice)?.dc.total
  it('leaves out the front-arc shield and the chief caster, not the engines', () => {
    expect(dc(helm)).toBe(13)
    expect(dc(withEffects(helm, condition('x', 'engines')))).toBe(12)
  })
  it('counts both where the table reads the full one (sa.officerVsFullAc = yes), neither otherwise (sa.officerVsFullAc = no)', () => {
    expect(dc(at(battleWith({ 'sa.officerVsFullAc': 'yes' }, us, them), 'helm'))).toBe(17)
    expect(dc(at(battleWith({ 'sa.officerVsFullAc': 'no' }, us, them), 'helm'))).toBe(13)
  })
  it('which has the shield in it wherever the table lets it count (sa.shieldAcArc = notFront, sa.shieldAcArc = always)', () => {
    for (const reading of ['notFront', 'always'])
      expect(dc(at(battleWith({ 'sa.officerVsFullAc': 'yes', 'sa.shieldAcArc': reading }, us, them), 'helm'))).toBe(17)
  })
})
