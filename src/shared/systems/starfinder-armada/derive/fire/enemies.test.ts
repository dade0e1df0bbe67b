import { describe, expect, it } from 'vitest'
import { armadaId } from '../../model/design'
import { anArmada, anOfficer, battle, f, fleetIn } from '@kit/systems/starfinder-armada'
import { areEnemies, armadaOf, officersOf } from './enemies'

const three = battle(
  anArmada('a', [{ id: 'a1' }, { id: 'a2' }], [anOfficer('x', 'admiral', 'a2')]),
  anArmada('b', [{ id: 'b1' }]),
  anArmada('c', [{ id: 'c1' }])
)
const state = { ...three, armadas: three.armadas.map(armada => (armada.name === 'c' ? { ...armada, sideId: 'A' } : armada)) }

describe('sides of a battle (SA-001)', () => {
  it('are enemies of each other', () => {
    expect(areEnemies(state, fleetIn(state, 'a1'), fleetIn(state, 'b1'))).toBe(true)
    expect(areEnemies(state, fleetIn(state, 'b1'), fleetIn(state, 'c1'))).toBe(true)
  })
  it('hold allies, of one armada or of two', () => {
    expect(areEnemies(state, fleetIn(state, 'a1'), fleetIn(state, 'a2'))).toBe(false)
    expect(areEnemies(state, fleetIn(state, 'a1'), fleetIn(state, 'c1'))).toBe(false)
  })
  it('name armadas and the officers aboard', () => {
    expect(armadaOf(state, armadaId('b')).name).toBe('b')
    expect(officersOf(state, f('a2')).map(officer => officer.name)).toEqual(['x'])
    expect(officersOf(state, f('a1'))).toEqual([])
  })
  it('throw for an armada that is not there', () => {
    expect(() => armadaOf(state, armadaId('z'))).toThrow('armada z')
  })
})
