import { describe as group, expect, it } from 'vitest'
import { describe } from './describe'
import { owed } from './rules/dues'
import { after, anArmada, battle, f } from './testkit'

group('what came to nothing, in words (SA-Q39)', () => {
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
