import { expect, it, describe as suite } from 'vitest'
import { describe, evolve, type SaEvent } from './index'
import { evolveInPlace, type OwnBattle } from '../forecast/evolve-in-place'
import type { BattleState } from '../model/battle'
import type { SaObligation } from '../model/obligation'
import { owed } from '../rules/dues'
import { after, anArmada, battle, f } from '@kit/systems/starfinder-armada'

/** Events that say otherwise than today's rules would: a battle keeps what it was told. */
suite('a battle believes its events on what is owed (SA-Q12, SA-Q39)', () => {
  const table = battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }]))
  const own = (state: BattleState): OwnBattle => ({ ...state, fleets: state.fleets.map(fleet => ({ ...fleet })), volley: [] })
  const owe = (id: string, kind: 'critical' | 'routCascade', before: string | null): SaEvent => {
    const base = { id, fleetId: f('a'), round: 1, isDeferred: false }
    const obligation: SaObligation =
      kind === 'critical' ? { ...base, kind, attackerId: null, trigger: 'natural' } : { ...base, kind, dc: 12 }
    return { type: 'obligationOwed', obligation, before }
  }
  const folded = (...events: readonly SaEvent[]): string[] => {
    const ids = events.reduce(evolve, table).obligations.map(due => due.id)
    expect(events.reduce(evolveInPlace, own(table)).obligations.map(due => due.id)).toEqual(ids)
    return ids
  }
  const three = [owe('o1', 'critical', null), owe('o2', 'routCascade', 'o1'), owe('o3', 'critical', null)]

  it('stands where the event puts it', () => {
    expect(folded(...three)).toEqual(['o2', 'o1', 'o3'])
    expect(folded(owe('o1', 'critical', null), owe('o2', 'critical', 'gone'))).toEqual(['o1', 'o2'])
  })
  it.each(['fleetDisabled', 'fleetDestroyed', 'fleetWithdrawn'] as const)(
    'stays owed after %s, until an event says that it lapsed',
    type => {
      const out: SaEvent = type === 'fleetDisabled' ? { type, fleetId: f('a'), because: 'damage' } : { type, fleetId: f('a'), reason: '' }
      expect(folded(...three, out)).toEqual(['o2', 'o1', 'o3'])
      expect(folded(...three, out, { type: 'obligationsLapsed', obligationIds: ['o1', 'o2'] })).toEqual(['o3'])
    }
  )
})

suite('what came to nothing, in words (SA-Q39)', () => {
  const base = { fleetId: f('a'), round: 1, isDeferred: false }
  const state = after(
    battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])),
    owed({ ...base, id: 'o1', kind: 'critical', attackerId: null, trigger: 'natural' }),
    owed({ ...base, id: 'o2', kind: 'morale', dc: 12, reason: 'threshold', routedFleetId: null })
  )
  const told = (kind: string) => ({ key: 'sa.lapsedDue', values: { fleet: 'a', what: { key: `sa.obligationKind.${kind}` } } })

  it('names the one thing with its fleet', () => {
    expect(describe(state, { type: 'obligationsLapsed', obligationIds: ['o2'] })).toEqual({
      key: 'sa.event.obligationsLapsed',
      values: { what: told('morale') }
    })
  })
  it('names several one after the other', () => {
    expect(describe(state, { type: 'obligationsLapsed', obligationIds: ['o1', 'o2'] })).toEqual({
      key: 'sa.event.obligationsLapsed',
      values: { what: { key: 'sa.lapsedDues', values: { first: told('critical'), next: told('morale') } } }
    })
  })
})
