import { describe, expect, it } from 'vitest'
import { UNIT_TYPES } from '../model/force'
import { validateForce } from '../validate/validate-force'
import { sampleForces } from './two-forces'

let count = 0
const forces = sampleForces(() => `id${String((count += 1))}`)
const units = forces.flatMap(force => force.squadrons.flatMap(squadron => squadron.units))
const wings = forces.flatMap(force => force.squadrons.flatMap(squadron => squadron.wings))

describe('the sample forces (DW-001)', () => {
  it('are both legal, small and of the same strength in squadrons', () => {
    expect(forces.map(force => validateForce(force))).toMatchObject([
      { verdict: 'legal', problems: [] },
      { verdict: 'legal', problems: [] }
    ])
    expect(forces.map(force => [force.name, force.squadrons.length, force.cards])).toEqual([
      ['Northern League', 3, 3],
      ['Sundered Crown', 3, 3]
    ])
  })
  it('have units of every type, wings on both sides, and everything the sequence asks about', () => {
    expect(UNIT_TYPES.filter(type => units.some(unit => unit.type === type))).toEqual([...UNIT_TYPES])
    expect(wings.map(wing => wing.type)).toEqual(['fighter', 'diveBomber', 'drone'])
    const kinds = new Set(units.flatMap(unit => unit.weapons.map(weapon => weapon.kind)))
    expect(['gunnery', 'torpedo', 'rocket', 'bomb'].every(kind => [...kinds].some(one => one === kind))).toBe(true)
    expect([units.some(unit => unit.shields > 0), units.some(unit => unit.guardians > 0)]).toEqual([true, true])
  })
})
