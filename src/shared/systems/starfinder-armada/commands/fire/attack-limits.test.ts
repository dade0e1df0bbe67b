import { describe, expect, it } from 'vitest'
import type { StagedAttack } from '../../model/battle'
import type { SaEvent } from '../../events'
import { after, anArmada, at, attack, battle, battleWith, f, given, play, type aFleet } from '@kit/systems/starfinder-armada'
import type { Ability } from '../../model/design'

const staged = (fields: Partial<StagedAttack>) => (event: SaEvent) => {
  if (event.type !== 'attackStaged') return false
  expect(event.attack).toMatchObject(fields)
  return true
}
const duel = (ours: Parameters<typeof aFleet>[0], theirs: Parameters<typeof aFleet>[0], officers: Parameters<typeof anArmada>[2] = []) =>
  at(battle(anArmada('us', [ours], officers), anArmada('them', [theirs])), 'gunnery')

describe('array (SA-034)', () => {
  const row = (...abilities: Ability[]) =>
    at(battle(anArmada('us', [{ id: 'a', abilities }]), anArmada('them', [{ id: 'x' }, { id: 'y' }, { id: 'z' }, { id: 'q' }])), 'gunnery')
  it('fires at two fleets at −2 each', () => {
    given(row('array'))
      .when(attack('a', 'x', { arrayTargets: 2 }))
      .rolling([5])
      .then(staged({ total: 6 }))
      .when(attack('a', 'y', { arrayTargets: 2 }))
      .rolling([5])
      .then(staged({ total: 6 }))
      .when(attack('a', 'z', { arrayTargets: 2 }))
      .isRefused('array-full')
  })
  it('fires at three at −4, each a different fleet', () => {
    given(row('array'))
      .when(attack('a', 'x', { arrayTargets: 3 }))
      .rolling([5])
      .then(staged({ total: 4 }))
      .when(attack('a', 'x', { arrayTargets: 3 }))
      .isRefused('duplicate-target')
  })
  it('is declared with the first shot', () => {
    const one = play(row('array'), attack('a', 'x'), [1])
    given(one).when(attack('a', 'y')).isRefused('already-attacked')
    const two = play(row('array'), attack('a', 'x', { arrayTargets: 2 }), [1])
    given(two)
      .when(attack('a', 'y', { arrayTargets: 3 }))
      .isRefused('array-mismatch')
  })
  it('takes the ability', () => {
    given(row())
      .when(attack('a', 'x', { arrayTargets: 2 }))
      .isRefused('no-array')
  })
})

describe('superweapon (SA-041, SA-042)', () => {
  const table = duel({ id: 'a', fleetClass: 'capital', abilities: ['superweapon'] }, { id: 'x' })
  const fire = attack('a', 'x', { usesSuperweapon: true })
  it('fires at −2 and adds the tier to the damage once', () => {
    given(table)
      .when(fire)
      .rolling([12], [3, 4])
      .then(staged({ total: 13, damage: 3 + 4 + 2 + 5, usesSuperweapon: true }))
  })
  it('used in round 1 is ready again in round 3', () => {
    const used = play(table, fire, [1])
    given(after(used, { type: 'phaseEntered', round: 2, phase: 'gunnery' }))
      .when(fire)
      .isRefused('superweapon-not-ready')
    given(after(used, { type: 'phaseEntered', round: 3, phase: 'gunnery' }))
      .when(fire)
      .rolling([1])
      .then(staged({ isHit: false }))
  })
  it('takes the ability', () => {
    given(duel({ id: 'a' }, { id: 'x' }))
      .when(fire)
      .isRefused('no-superweapon')
  })
})

describe('EMP (SA-032)', () => {
  const table = (rulings = {}) =>
    at(battleWith(rulings, anArmada('us', [{ id: 'a', abilities: ['emp'] }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
  it('strikes when the check beats the AC by 5', () => {
    given(table())
      .when(attack('a', 'x'))
      .rolling([15], [1, 1])
      .then(staged({ total: 18, ac: 13, isEmp: true }))
    given(table())
      .when(attack('a', 'x'))
      .rolling([14], [1, 1])
      .then(staged({ isEmp: false }))
  })
  it('strikes only when armed (sa.emp = armedByAction)', () => {
    const rulings = { 'sa.emp': 'armedByAction' }
    given(table(rulings))
      .when(attack('a', 'x'))
      .rolling([20], [1, 1])
      .then(staged({ isEmp: false }))
    const declared = play(at(table(rulings), 'engineering'), { type: 'armEmp', fleetId: f('a') })
    given(after(declared, { type: 'phaseEntered', round: 2, phase: 'gunnery' }))
      .when(attack('a', 'x'))
      .rolling([20], [1, 1])
      .then(staged({ isEmp: true }))
    given(at(declared, 'gunnery'))
      .when(attack('a', 'x'))
      .rolling([20], [1, 1])
      .then(staged({ isEmp: false }))
  })
})
