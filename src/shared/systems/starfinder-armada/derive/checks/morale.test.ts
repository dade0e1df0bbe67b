import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, battle, fleetIn, having } from '@kit/systems/starfinder-armada'
import type { BattleState } from '../../model/battle'
import { armadaId } from '../../model/design'
import { moraleCheck, moraleDc, moraleResult } from './morale'
import { modifier, morale, withEffects } from '@kit/systems/starfinder-armada/conditions'

const state: BattleState = battle(
  anArmada('a', [{ id: 'a1' }], [anOfficer('x', 'admiral', 'a1', 12)], 6),
  anArmada('b', [{ id: 'b1' }], [], 5),
  anArmada('c', [{ id: 'c1' }], [], 9)
)

describe('morale check (SA-100)', () => {
  it('adds the check modifier and the admiral aboard', () => {
    expect(moraleCheck(state, fleetIn(state, 'a1')).total).toBe(7)
    expect(moraleCheck(state, fleetIn(state, 'b1')).total).toBe(3)
  })
  it('takes mood and effects', () => {
    const low = withEffects(state, morale('b1', 'emboldened'), modifier('b1', 'morale', -3))
    expect(moraleCheck(low, fleetIn(low, 'b1')).total).toBe(1)
  })
})

describe('morale difficulty (SA-100)', () => {
  it('is 10 plus half the tier of the armada that damaged the fleet', () => {
    const hurt = having(state, 'a1', { damagedBy: [armadaId('b')] })
    expect(moraleDc(hurt, fleetIn(hurt, 'a1'))).toEqual({
      total: 12,
      parts: [
        { label: 'sa.part.base', value: 10, source: 'SA-100' },
        { label: 'sa.part.halfArmadaTier', value: 2, values: { tier: 5 }, source: 'SA-100' }
      ]
    })
  })
  it('takes the highest tier of several attackers (SA-Q18)', () => {
    const hurt = having(state, 'a1', { damagedBy: [armadaId('b'), armadaId('c')] })
    expect(moraleDc(hurt, fleetIn(hurt, 'a1')).total).toBe(14)
  })
  it('takes the highest enemy tier when nobody damaged the fleet', () => {
    expect(moraleDc(state, fleetIn(state, 'c1')).total).toBe(13)
  })
  it('is by the highest armada that damaged the fleet (sa.moraleTier = highestAttacker)', () => {
    const hurt = having(state, 'a1', { damagedBy: [armadaId('b')] })
    expect(moraleDc(hurt, fleetIn(hurt, 'a1')).total).toBe(12)
  })
  it('is by the highest enemy armada, whoever fired (sa.moraleTier = highestEnemy, SA-Q18)', () => {
    const hurt = having({ ...state, rulings: { 'sa.moraleTier': 'highestEnemy' } }, 'a1', { damagedBy: [armadaId('b')] })
    expect(moraleDc(hurt, fleetIn(hurt, 'a1')).total).toBe(14)
    expect(moraleDc(hurt, fleetIn(hurt, 'c1')).total).toBe(13)
  })
  it('passes over damage by an ally', () => {
    const allied = { ...state, armadas: state.armadas.map(armada => (armada.id === armadaId('c') ? { ...armada, sideId: 'A' } : armada)) }
    const hurt = having(allied, 'a1', { damagedBy: [armadaId('c')] })
    expect(moraleDc(hurt, fleetIn(hurt, 'a1')).total).toBe(12)
  })
})

describe('morale result (SA-101)', () => {
  it('turns at +5, at 0 and below \u22124', () => {
    expect([9, 5, 4, 0, -1, -4, -5, -12].map(moraleResult)).toEqual([
      'emboldened',
      'emboldened',
      'unaffected',
      'unaffected',
      'shaken',
      'shaken',
      'routed',
      'routed'
    ])
  })
})
