import { expect, it } from 'vitest'
import { present } from '../../../kernel/present'
import type { StagedAttack } from '../model/battle'
import { anArmada, at, attack, battle, f, play } from '@kit/systems/starfinder-armada'
import { describe } from './index'

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

it('tells no loss of nothing (SA-094)', () => {
  const table = battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }]))
  const said = (spLost: number, hpLost: number): readonly string[] => {
    const lost = { spLost, hpLost, sp: 1, hp: 2 }
    return [
      describe(table, { type: 'damageApplied', attackId: 'v1', attackerId: f('a'), targetId: f('x'), ...lost }).key,
      describe(table, { type: 'debrisStruck', effectId: 'e1', fleetId: f('x'), ...lost }).key
    ].map(key => key.split('.').at(-1) ?? '')
  }
  expect([said(2, 3), said(2, 0), said(0, 3), said(0, 0)]).toEqual([
    ['both', 'both'],
    ['sp', 'sp'],
    ['hp', 'hp'],
    ['none', 'none']
  ])
})
