import { describe, expect, it } from 'vitest'
import { submit } from '../../../core/engine/submit'
import { starfinderArmada } from '../index'
import { anArmada, anOfficer, at, attack, battle, f, having, o, play } from '@kit/systems/starfinder-armada'
import type { SaCommand } from './command'

describe('an attack against several rules at once', () => {
  const state = having(at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'b' }])), 'gunnery'), 'a', { hasAttacked: true })
  const far = { ...attack('a', 'b'), rangeHexes: 99 }

  it('is overruled one rule after the other, each by its name', () => {
    expect(submit(starfinderArmada, state, far, [])).toMatchObject({ refusal: 'out-of-range' })
    expect(submit(starfinderArmada, state, far, [], ['out-of-range'])).toMatchObject({ refusal: 'already-attacked', canForce: true })
    const both = submit(starfinderArmada, state, far, [], ['out-of-range', 'already-attacked'])
    expect(both).toMatchObject({ kind: 'needs', overruled: ['out-of-range', 'already-attacked'] })
  })
})

describe('a rule behind one that is overruled', () => {
  const { check } = starfinderArmada
  const table = at(
    battle(
      anArmada(
        'us',
        [{ id: 'a', abilities: ['array'] }, { id: 'b' }],
        [anOfficer('Adm', 'admiral', 'b'), anOfficer('Cy', 'commander', 'a'), anOfficer('Mage', 'chiefCaster', 'a')]
      ),
      anArmada('them', [{ id: 'x' }, { id: 'y' }])
    ),
    'gunnery'
  )

  it('still stands for an attack: the array that is none fires once, the superweapon that is none must rest', () => {
    const fired = having(table, 'b', { hasAttacked: true, superweaponReadyRound: 3 })
    expect(check(fired, attack('b', 'y', { arrayTargets: 2 }), ['no-array'])).toBe('already-attacked')
    const spent = attack('b', 'y', { usesSuperweapon: true })
    expect(check(fired, spent, ['already-attacked', 'no-superweapon'])).toBe('superweapon-not-ready')
  })
  it('still stands for an array: of another number, full, and at the same fleet', () => {
    const one = play(table, attack('a', 'x', { arrayTargets: 2 }), [1])
    expect(check(one, attack('a', 'x', { arrayTargets: 3 }), ['array-mismatch'])).toBe('duplicate-target')
    const full = play(one, attack('a', 'y', { arrayTargets: 2 }), [1])
    expect(check(full, attack('a', 'y', { arrayTargets: 3 }), ['array-full'])).toBe('array-mismatch')
  })
  it('still stands for a Resolve Point: another fleet, out of action, none left', () => {
    const officers = table.officers.map(officer => ({ ...officer, resolvePoints: 0, isIncapacitated: true }))
    const help = attack('a', 'x', { resolveOfficerId: o('Adm') })
    expect(check({ ...table, officers }, help)).toBe('not-aboard')
    expect(check({ ...table, officers }, help, ['not-aboard'])).toBe('officer-unable')
    expect(check({ ...table, officers }, help, ['not-aboard', 'officer-unable'])).toBe('no-resolve-points')
  })
  it('still stands for a cascade: nobody twice, and nobody out of it', () => {
    const due = { id: 'o1', kind: 'routCascade', fleetId: f('x'), dc: 13, round: 1, isDeferred: false } as const
    const twice: SaCommand = { type: 'settleCascade', obligationId: 'o1', fleetIds: [f('y'), f('y')] }
    expect(check({ ...table, obligations: [due] }, twice)).toBe('duplicate-target')
    expect(check({ ...table, obligations: [due] }, twice, ['duplicate-target'])).toBe('not-a-candidate')
  })
  it('still stands for roles: one held twice, and a second admiral', () => {
    const both: SaCommand = { type: 'correctOfficer', officerId: o('Mage'), correction: { role: 'admiral', fleetId: f('b') }, reason: '' }
    expect(check(table, both)).toBe('role-taken')
    expect(check(table, both, ['role-taken'])).toBe('second-admiral')
  })
})
