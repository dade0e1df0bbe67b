import { describe as group, expect, it } from 'vitest'
import { describe } from './describe'
import { owed } from './rules/dues'
import type { StagedAttack } from './model/battle'
import { present } from '../../kernel/present'
import { after, anArmada, at, attack, battle, f, play } from './testkit'

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

it('an attack is told by whether it hit, missed or could not miss (SA-040, SA-093)', () => {
  const table = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
  const staged = present(play(table, attack('a', 'x'), [19], [3, 3]).volley[0], 'attack')
  const said = (fields: Partial<StagedAttack>): string =>
    describe(table, { type: 'attackStaged', attack: { ...staged, ...fields }, superweaponReadyRound: null }).key
  expect(said({})).toBe('sa.event.attackStaged.gunneryHit')
  expect(said({ isHit: false })).toBe('sa.event.attackStaged.gunneryMiss')
  expect(said({ usesSuperweapon: true })).toBe('sa.event.attackStaged.superweaponHit')
  expect(said({ kind: 'selfDestruct', rolls: [] })).toBe('sa.event.attackStaged.selfDestructSure')
})
