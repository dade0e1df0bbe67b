import { describe, expect, it } from 'vitest'
import { evolve, type SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { SaObligation } from '../model/obligation'
import { after, anArmada, anOfficer, battle, f, having, o } from '@kit/systems/starfinder-armada'
import { withConsequences } from './consequences'
import { lapsedBy, owed, placed } from './dues'

const table = battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }], [anOfficer('Foe', 'admiral', 'x')]))
const base = (id: string) => ({ id, fleetId: f('a'), round: 1, isDeferred: false })
const DUES: Readonly<Record<SaObligation['kind'], (id: string) => SaObligation>> = {
  freeAttack: id => ({ ...base(id), kind: 'freeAttack', targetId: f('x'), isDuringFlyby: false }),
  boarding: id => ({ ...base(id), kind: 'boarding', targetId: f('x'), effectId: 'e9' }),
  selfDestruct: id => ({ ...base(id), kind: 'selfDestruct' }),
  critical: id => ({ ...base(id), kind: 'critical', attackerId: f('x'), trigger: 'natural' }),
  duelVictim: id => ({ ...base(id), kind: 'duelVictim', duelistId: o('Foe') }),
  morale: id => ({ ...base(id), kind: 'morale', dc: 12, reason: 'threshold', routedFleetId: null }),
  routCascade: id => ({ ...base(id), kind: 'routCascade', dc: 12 })
}
const ALL = Object.keys(DUES) as readonly SaObligation['kind'][]
const owing = (...kinds: readonly SaObligation['kind'][]): BattleState =>
  after(table, ...kinds.map((kind, i) => owed(DUES[kind](`${kind}${String(i)}`))))
const ids = (state: BattleState): string => state.obligations.map(one => one.id).join(' ')

describe('what is owed (SA-Q12, SA-Q39)', () => {
  it('stands as it fell due within a kind', () => {
    expect(ids(owing('critical', 'critical', 'duelVictim'))).toBe('critical0 critical1 duelVictim2')
  })
  it('has a late self-destruct and the criticals it brings before the morale of others', () => {
    expect(ids(owing('critical', 'morale', 'selfDestruct', 'critical'))).toBe('selfDestruct2 critical0 critical3 morale1')
  })
  it('has routs at its end', () => {
    expect(ids(owing('routCascade', 'morale', 'boarding'))).toBe('boarding2 morale1 routCascade0')
  })
  it('names in its event the one it stands before', () => {
    expect(placed(owing('morale'), owed(DUES.critical('o2')))).toMatchObject({ before: 'morale0' })
    expect(placed(owing('critical'), owed(DUES.morale('o2')))).toMatchObject({ before: null })
  })
})

describe('what comes to nothing (SA-030, SA-039, SA-Q39)', () => {
  const kindsLapsed = (status: 'active' | 'disabled' | 'destroyed' | 'fled', fleet: 'a' | 'x', event: SaEvent): readonly string[] => {
    const [lapsed] = lapsedBy(having(owing(...ALL), fleet, { status }), event)
    return lapsed?.type === 'obligationsLapsed' ? lapsed.obligationIds.map(id => id.slice(0, -1)) : []
  }
  const disabled = (id: string): SaEvent => ({ type: 'fleetDisabled', fleetId: f(id), because: 'damage' })
  const destroyed = (id: string): SaEvent => ({ type: 'fleetDestroyed', fleetId: f(id) })
  const withdrawn = (id: string): SaEvent => ({ type: 'fleetWithdrawn', fleetId: f(id), reason: '' })

  it('with a fleet disabled is every roll of its own, though its officers may fall and it may blow itself up', () => {
    expect(kindsLapsed('disabled', 'a', disabled('a'))).toEqual(['freeAttack', 'boarding', 'critical', 'morale'])
  })
  it('with a fleet destroyed is the fall of its officers, too', () => {
    expect(kindsLapsed('destroyed', 'a', destroyed('a'))).toEqual(['freeAttack', 'boarding', 'critical', 'duelVictim', 'morale'])
  })
  it('with a fleet that leaves is its self-destruct as well: only who saw it rout still checks', () => {
    expect(kindsLapsed('fled', 'a', withdrawn('a'))).toEqual(ALL.filter(kind => kind !== 'routCascade'))
  })
  it('is what aims at a fleet that is gone, not at one that drifts', () => {
    expect(kindsLapsed('disabled', 'x', disabled('x'))).toEqual([])
    expect(kindsLapsed('destroyed', 'x', destroyed('x'))).toEqual(['freeAttack', 'boarding'])
  })
  it('is the self-destruct of a fleet the GM brings back into the fight', () => {
    const corrected: SaEvent = {
      type: 'fleetCorrected',
      fleetId: f('a'),
      correction: { status: 'active' },
      reached: { hp: 5, hasCrossedThreshold: false, rout: null },
      reason: ''
    }
    expect(kindsLapsed('active', 'a', corrected)).toEqual(['selfDestruct'])
  })
  it('is nothing by any other event', () => {
    expect(kindsLapsed('destroyed', 'a', { type: 'phaseEntered', round: 1, phase: 'resolution' })).toEqual([])
  })
  it('is told behind its cause, and what is owed later takes its place among what is left', () => {
    const state = owing('critical', 'routCascade')
    const blast = owed(DUES.selfDestruct('o9'))
    expect(withConsequences(state, [disabled('a'), blast])).toEqual([
      disabled('a'),
      { type: 'obligationsLapsed', obligationIds: ['critical0'] },
      { ...blast, before: 'routCascade1' }
    ])
    expect(ids(withConsequences(state, [disabled('a'), blast]).reduce(evolve, state))).toBe('o9 routCascade1')
  })
})
