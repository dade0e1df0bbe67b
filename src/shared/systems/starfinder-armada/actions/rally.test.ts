import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { endOfRound } from '../../../core/effects/clock'
import { moraleCheck } from '../derive/checks/morale'
import { condition, encouraged, modifier, morale, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { moraleDue } from '../rules/threshold-dues'
import { findOfficer } from '../state'
import { neededFor } from './take-action'
import { advance, anArmada, anOfficer, at, battle, f, fleetIn, given, having, o } from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const us = anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Ada', 'admiral', 'a', 12), anOfficer('Cy', 'commander', 'b')])
const them = anArmada('them', [{ id: 'x' }])
const table = at(battle(us, them), 'engineering', 2)
/** It broke in round 1 against 18 and has not fled a whole round: 1d20 + 3 + 4 of the rally. */
const routed = having(table, 'b', { status: 'routed', rout: { dc: 18, since: 1, roundsFled: 0 }, hp: 8, hasCrossedThreshold: true })
const rally = (fleet = 'b') => act('Ada', { action: 'rally', fleetId: f(fleet) })
const bonus = (state: BattleState, id: string) => moraleCheck(state, fleetIn(state, id)).total
const checked = (total: number, result: 'emboldened' | 'unaffected' | 'routed') =>
  like<SaEvent>({ type: 'moraleChecked', fleetId: f('b'), total, dc: 18, result })

describe('Rally (SA-061)', () => {
  it('gives a fleet the bonus of the admiral on morale, without a roll', () => {
    given(table)
      .when(rally())
      .then(
        { type: 'actionTaken', officerId: o('Ada'), action: 'rally', targetId: f('b') },
        {
          type: 'effectBegun',
          effect: {
            id: 'e1',
            kind: 'officerBonus',
            stat: 'morale',
            targetId: 'b',
            value: 4,
            officerId: o('Ada'),
            cause: 'sa.cause.rally',
            source: 'SA-061',
            ending: endOfRound(2),
            suspension: null
          }
        }
      )
      .thenState(state => expect([bonus(table, 'b'), bonus(state, 'b')]).toEqual([3, 7]))
  })
  it('says what a routed fleet needs to stop, with the bonus that the rally gives it, and of another nothing', () => {
    const ada = findOfficer(routed, o('Ada'))
    if (ada === undefined) throw new Error('No Ada')
    const needed = (state: BattleState, fleet: string) => neededFor(state, ada, { action: 'rally', fleetId: f(fleet) })
    expect(needed(routed, 'b')).toMatchObject({ adds: { total: 7 }, dc: { total: 18, parts: [{ label: 'sa.part.routDc' }] } })
    expect(needed(routed, 'a')).toBeNull()
  })
  it('lasts to the end of the round', () => {
    const rallied = given(table)
      .when(rally())
      .thenState(() => true).state
    expect(bonus(phasesLater(rallied, 3), 'b')).toBe(7)
    given(phasesLater(rallied, 3))
      .when(advance)
      .thenState(state => expect([state.round, bonus(state, 'b')]).toEqual([3, 3]))
  })
  it('is for allies', () => {
    given(table).when(rally('x')).isRefused('not-an-ally')
  })
  it('is not heard without communications (SA-109)', () => {
    const cut = withEffects(routed, condition('b', 'communications'))
    given(cut).when(rally()).isRefused('cut-off')
  })
})

describe('Rally of a routed fleet (SA-061, SA-103)', () => {
  it('lets it check again at once against the DC that routed it', () => {
    given(routed).when(rally()).asks({ purpose: 'sa.roll.morale', die: 'd20', count: 1, actor: 'b' })
  })
  it('ends the rout where the check passes', () => {
    given(routed)
      .when(rally())
      .rolling([11])
      .then(
        like<SaEvent>({ type: 'actionTaken' }),
        like<SaEvent>({ type: 'effectBegun' }),
        { type: 'moraleChecked', fleetId: f('b'), natural: 11, total: 18, dc: 18, result: 'unaffected' },
        { type: 'routRallied', fleetId: f('b') }
      )
      .thenState(state => expect(fleetIn(state, 'b')).toMatchObject({ status: 'active', rout: null }))
  })
  it('leaves it fleeing where the check fails, however narrowly, and its count as it was', () => {
    const fleeing = having(routed, 'b', { rout: { dc: 18, since: 1, roundsFled: 2 } })
    given(fleeing)
      .when(rally())
      .rolling([10])
      .then(like<SaEvent>({ type: 'actionTaken' }), like<SaEvent>({ type: 'effectBegun' }), checked(17, 'routed'))
      .thenState(state => {
        expect(fleetIn(state, 'b')).toMatchObject({ status: 'routed', rout: { dc: 18, since: 1, roundsFled: 2 } })
        expect(state.obligations).toEqual([])
        expect(state.effects.some(effect => effect.kind === 'morale')).toBe(false)
      })
  })
  it('counts as a morale check passed: no other this round (SA-105)', () => {
    given(routed)
      .when(rally())
      .rolling([11])
      .thenState(state => {
        expect(moraleDue(state, 9, fleetIn(state, 'b'))).toEqual([])
        expect(moraleDue({ ...state, round: 3 }, 9, fleetIn(state, 'b'))).toHaveLength(1)
      })
  })
  it('emboldens where it passes by 5, to the end of this very round (SA-101, SA-102, SA-Q07)', () => {
    const level = (state: BattleState) => state.effects.find(effect => effect.kind === 'morale')
    given(routed)
      .when(rally())
      .rolling([16])
      .thenAmong(checked(23, 'emboldened'), { type: 'routRallied', fleetId: f('b') }, like<SaEvent>({ type: 'effectBegun' }))
      .thenState(state => {
        expect(level(state)).toMatchObject({ targetId: 'b', level: 'emboldened', ending: endOfRound(2) })
        expect(bonus(state, 'b')).toBe(8)
      })
  })
  it('counts what else bears on morale, and what the GM grants', () => {
    given(withEffects(routed, modifier('b', 'allChecks', -2, null), morale('b', 'shaken')))
      .when({ ...rally(), gmCheck: 1 })
      .rolling([13])
      .thenAmong(checked(18, 'unaffected'))
  })
  it('may be rolled twice by an officer of the fleet that checks (SA-051)', () => {
    given(routed)
      .when({ ...rally(), resolveOfficerId: o('Cy') })
      .asks({ purpose: 'sa.roll.morale', count: 2 })
      .rolling([2, 11])
      .thenAmong({ type: 'resolveSpent', officerId: o('Cy') }, checked(18, 'unaffected'))
    given(routed)
      .when({ ...rally(), resolveOfficerId: o('Ada') })
      .isRefused('not-aboard')
  })
  it('spends an encouragement of the fleet (SA-060)', () => {
    given(withEffects(routed, encouraged('b', 'untyped', 1)))
      .when(rally())
      .rolling([10])
      .thenAmong(like<SaEvent>({ type: 'effectEnded' }), checked(18, 'unaffected'))
      .thenState(state => expect(state.effects.some(effect => effect.kind === 'encouraged')).toBe(false))
  })
})
