import { describe, expect, it } from 'vitest'
import type { BattleState, FleetState } from '../../model/battle'
import type { SaEffect } from '../../model/effects'
import type { MoraleDue } from '../../model/obligation'
import { anArmada, anOfficer, at, battleWith, f, fleetIn, given, having, o } from '@kit/systems/starfinder-armada'

const due = (fields: Partial<MoraleDue> = {}): MoraleDue => ({
  id: 'o1',
  kind: 'morale',
  fleetId: f('a'),
  dc: 12,
  reason: 'threshold',
  routedFleetId: null,
  round: 2,
  isDeferred: false,
  ...fields
})
const owing = (rulings: Record<string, string> = {}, ...more: MoraleDue[]): BattleState => ({
  ...at(
    battleWith(
      rulings,
      anArmada('us', [{ id: 'a' }, { id: 'b' }, { id: 'c' }], [anOfficer('Ada', 'admiral', 'b')]),
      anArmada('them', [{ id: 'x' }])
    ),
    'resolution',
    2
  ),
  obligations: [due(), ...more]
})
const settle = { type: 'settleMorale', obligationId: 'o1', resolveOfficerId: null, gmCheck: 0 } as const
const mood = (state: BattleState): unknown => state.effects.map(e => (e.kind === 'morale' ? e.level : e.kind))

describe('a morale check (SA-100, SA-101)', () => {
  it('is 1d20 + check modifier against the DC', () => {
    given(owing())
      .when(settle)
      .asks({ die: 'd20', count: 1, actor: 'a' })
      .rolling([9])
      .thenAmong({ type: 'moraleChecked', fleetId: f('a'), natural: 9, total: 12, dc: 12, result: 'unaffected' })
  })
  it.each([
    [14, ['emboldened']],
    [13, []],
    [9, []],
    [8, ['shaken']],
    [5, ['shaken']]
  ])('a face of %i leaves the fleet %j', (face, expected) => {
    given(owing())
      .when(settle)
      .rolling([face])
      .thenState(state => {
        expect(mood(state)).toEqual(expected)
        expect(fleetIn(state, 'a').status).toBe('active')
        expect(state.obligations).toEqual([])
      })
  })
  it.each(['roundStart', 'engineering', 'helm'] as const)(
    'put off into the next round, at %s, sends it fleeing in that round (SA-103, SA-Q42)',
    phase => {
      const breaking = (movement: FleetState['movement']): BattleState => having({ ...owing(), round: 3, phase }, 'a', { movement })
      given(breaking('pending'))
        .when(settle)
        .rolling([4])
        .thenState(state => expect(fleetIn(state, 'a').rout).toEqual({ dc: 12, since: 2, roundsFled: 0 }))
      given(breaking('declined'))
        .when(settle)
        .rolling([4])
        .thenState(state => expect(fleetIn(state, 'a').rout).toEqual({ dc: 12, since: 3, roundsFled: 0 }))
    }
  )
  it('failed by 5 routs the fleet', () => {
    given(owing())
      .when(settle)
      .rolling([4])
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ status: 'routed', rout: { dc: 12, since: 2, roundsFled: 0 } }))
  })
  it('that routs ends the mood the fleet was in', () => {
    const shaken: SaEffect = {
      id: 'e1',
      kind: 'morale',
      level: 'shaken',
      targetId: f('a'),
      cause: 'sa.cause.morale',
      source: 'SA-102',
      ending: { kind: 'endOfRound', round: 3 },
      suspension: null
    }
    given({ ...owing(), effects: [shaken, { ...shaken, id: 'e2', targetId: f('b') }] })
      .when(settle)
      .rolling([4])
      .thenState(state => expect(state.effects.map(effect => effect.targetId)).toEqual(['b']))
  })
  it("has the admiral's bonus in the admiral's own fleet only (SA-055, SA-Q19)", () => {
    const theirs = { ...owing(), obligations: [due({ fleetId: f('b') })] }
    given(theirs)
      .when(settle)
      .rolling([6])
      .thenAmong({ type: 'moraleChecked', fleetId: f('b'), natural: 6, total: 12, dc: 12, result: 'unaffected' })
  })
  it('is rolled twice for a Resolve Point (SA-051)', () => {
    const theirs = { ...owing(), obligations: [due({ fleetId: f('b') })] }
    given(theirs)
      .when({ ...settle, resolveOfficerId: o('Ada') })
      .asks({ count: 2 })
      .rolling([1, 6])
      .thenAmong({ type: 'resolveSpent', officerId: o('Ada') })
    given(owing())
      .when({ ...settle, resolveOfficerId: o('Ada') })
      .isRefused('not-aboard')
  })
  it('says when none is owed', () => {
    given(owing())
      .when({ ...settle, obligationId: 'o7' })
      .isRefused('no-such-obligation')
    given(owing())
      .when({ ...settle, gmCheck: 0.5 })
      .isRefused('bad-number')
  })
})

describe('how long emboldened and shaken last (SA-102, ruling sa.moraleDuration)', () => {
  it('to the end of the next round where the volley brought them (sa.moraleDuration = asWritten)', () => {
    given(owing())
      .when(settle)
      .rolling([20])
      .thenState(state => expect(state.effects[0]?.ending).toEqual({ kind: 'endOfRound', round: 3 }))
  })
  it('to the end of this round (sa.moraleDuration = endOfRound)', () => {
    given(owing({ 'sa.moraleDuration': 'endOfRound' }))
      .when(settle)
      .rolling([20])
      .thenState(state => expect(state.effects[0]?.ending).toEqual({ kind: 'endOfRound', round: 2 }))
  })
})

describe('a passed check ends the morale checks of the round (SA-105)', () => {
  it('drops what else the fleet owes', () => {
    given(owing({}, due({ id: 'o2', reason: 'cascade', routedFleetId: f('b') })))
      .when(settle)
      .rolling([9])
      .thenState(state => {
        expect(state.obligations).toEqual([])
        expect(fleetIn(state, 'a').moralePassedInRound).toBe(2)
      })
  })
  it('keeps the critical rolls', () => {
    const both: BattleState = {
      ...owing(),
      obligations: [
        due(),
        { id: 'o2', kind: 'critical', fleetId: f('a'), attackerId: null, trigger: 'threshold', round: 2, isDeferred: false }
      ]
    }
    given(both)
      .when(settle)
      .rolling([9])
      .thenState(state => expect(state.obligations.map(d => d.id)).toEqual(['o2']))
  })
  it('and so does a rout: a fleet that flees is asked no more', () => {
    given(owing({}, due({ id: 'o2', reason: 'cascade', routedFleetId: f('b') })))
      .when(settle)
      .rolling([1])
      .thenState(state => expect(state.obligations).toEqual([]))
  })
  it('a failed one does not', () => {
    given(owing({}, due({ id: 'o2', reason: 'cascade', routedFleetId: f('b') })))
      .when(settle)
      .rolling([8])
      .thenState(state => expect(state.obligations.map(d => d.id)).toEqual(['o2']))
  })
})

describe('a rout shakes those near it (SA-104)', () => {
  it('asks the GM who stands near, when an ally at half hull or less is left', () => {
    given(having(owing(), 'c', { hp: 10 }))
      .when(settle)
      .rolling([1])
      .thenState(state => expect(state.obligations).toMatchObject([{ kind: 'routCascade', fleetId: 'a', dc: 13 }]))
  })
  it('asks nothing when all allies are above half', () => {
    given(having(owing(), 'c', { hp: 11 }))
      .when(settle)
      .rolling([1])
      .thenState(state => expect(state.obligations).toEqual([]))
  })
})
