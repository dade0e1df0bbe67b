import { describe, expect, it } from 'vitest'
import { endOfRound } from '../../../../core/effects/clock'
import type { BattleState } from '../../model/battle'
import type { SaEffect } from '../../model/effects'
import { anArmada, anOfficer, battle, f, fleetIn, o } from '@kit/systems/starfinder-armada'
import { criticalFrom } from './critical-from'
import { condition, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'

const start = battle(
  anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Cas', 'chiefCaster', 'b')]),
  anArmada('them', [{ id: 'x' }, { id: 'y' }])
)
const common = { officerId: o('Cas'), cause: 'sa.cause.test', ending: endOfRound(1), suspension: null } as const
const enchant: SaEffect = { ...common, id: 'e1', kind: 'enchant', targetId: 'a', source: 'SA-070' }
const target: SaEffect = { ...common, id: 'e2', kind: 'target', targetId: 'a', enemyId: f('x'), source: 'SA-073' }
const faces = (state: BattleState, isFree = false) =>
  [
    ['a', 'x'],
    ['a', 'y'],
    ['b', 'x']
  ].map(([attacker = '', enemy = '']) => criticalFrom(state, fleetIn(state, attacker), fleetIn(state, enemy), isFree))

describe('the face from which a hit may be critical (SA-106)', () => {
  it('is 20', () => {
    expect(faces(start)).toEqual([20, 20, 20])
  })
  it('is 19 for an enchanted fleet, whoever it fires at (SA-070)', () => {
    expect(faces(withEffects(start, enchant))).toEqual([19, 19, 20])
  })
  it('is 19 for a targeting fleet against the enemy it was told (SA-073)', () => {
    expect(faces(withEffects(start, target))).toEqual([19, 20, 20])
  })
  it('is 19 with both, and no lower', () => {
    expect(faces(withEffects(start, enchant, target))).toEqual([19, 19, 20])
  })
  it('is 20 for a free attack (SA-Q27)', () => {
    expect(faces(withEffects(start, enchant, target), true)).toEqual([20, 20, 20])
  })
  it('is 20 while the communications of the attacker are out (SA-109)', () => {
    expect(faces(withEffects(start, enchant, target, condition('a', 'communications')))).toEqual([20, 20, 20])
    expect(faces(withEffects(start, enchant, target, suspended(condition('a', 'communications'))))).toEqual([19, 19, 20])
    expect(faces(withEffects(start, enchant, target, condition('b', 'communications')))).toEqual([19, 19, 20])
  })
})
