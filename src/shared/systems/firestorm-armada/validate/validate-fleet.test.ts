import { describe, expect, it } from 'vitest'
import type { DraftFleet, DraftShip } from '../model/design'
import { aFleet, aShip, aWeapon } from '@kit/systems/firestorm-armada'
import { validateFleet } from './validate-fleet'

const strict = (fleet: DraftFleet): DraftFleet => ({ ...fleet, allowIllegal: false })
const of = (fields: Partial<DraftShip>): DraftFleet => strict(aFleet('red', [[aShip('a', fields)]]))
const codes = (fleet: DraftFleet): readonly string[] => validateFleet(fleet).problems.map(problem => `${problem.code} ${problem.field}`)

describe('a fleet on paper', () => {
  it('is legal with squadrons of ships whose cards can be read', () => {
    expect(validateFleet(strict(aFleet('red', [[aShip('a')]], ['v'])))).toEqual({ verdict: 'legal', problems: [], isFit: true })
  })
  it('has squadrons, with ships, and flights with wings', () => {
    expect(codes(strict(aFleet('red', [])))).toEqual(['no-squadrons squadrons'])
    expect(codes(strict(aFleet('red', [[]])))).toEqual(['no-ships ships'])
    const flight = { id: aFleet('red', [], ['v']).flights[0]?.id, name: 'redF', wings: [] }
    expect(codes({ ...of({}), flights: [flight as DraftFleet['flights'][number]] })).toEqual(['no-wings wings'])
  })
  it('has names', () => {
    expect(codes({ ...of({ name: ' ' }), name: '' })).toEqual(['name-empty name', 'name-empty name'])
    expect(codes({ ...of({}), squadrons: of({}).squadrons.map(unit => ({ ...unit, name: '' })) })).toEqual(['name-empty name'])
  })
  it.each([
    ['mv', -1],
    ['hull', 0],
    ['crew', 0.5],
    ['assault', 100],
    ['pointDefence', -1],
    ['shields', -1],
    ['damageRating', 0],
    ['criticalRating', 100]
  ] as const)('has no %s of %d', (field, value) => {
    expect(codes(of({ [field]: value }))).toContain(`bad-number ${field}`)
    expect(validateFleet({ ...of({ [field]: value }), allowIllegal: true }).isFit).toBe(false)
  })
  it('has weapons with one to four bands, told apart', () => {
    expect(codes(of({ weapons: [aWeapon('port')] }))).toEqual(['bad-weapon weapons'])
    expect(codes(of({ weapons: [aWeapon('port', 1, 2, 3, 4, 5)] }))).toEqual(['bad-weapon weapons'])
    expect(codes(of({ weapons: [aWeapon('port', -1)] }))).toEqual(['bad-weapon weapons'])
    expect(codes(of({ weapons: [aWeapon('port', 1), aWeapon('port', 1)] }))).toEqual(['duplicate-weapon weapons'])
  })
  it('has a critical rating not below the damage rating (FA-Q01)', () => {
    expect([3, 4, 5].map(criticalRating => codes(of({ damageRating: 4, criticalRating })))).toEqual([
      ['critical-below-damage criticalRating'],
      [],
      []
    ])
  })
  it('may fight all the same by leave of the GM, where there is something to fight with', () => {
    const odd = of({ damageRating: 7, criticalRating: 4 })
    expect(validateFleet(odd)).toMatchObject({ verdict: 'illegal', isFit: false, problems: [{ code: 'critical-below-damage' }] })
    expect(validateFleet({ ...odd, allowIllegal: true })).toMatchObject({ verdict: 'illegal', isFit: true })
    expect(validateFleet({ ...strict(aFleet('red', [])), allowIllegal: true }).isFit).toBe(false)
  })
  it('is unsure about ratings not entered and squadrons of several classes (FA-Q01)', () => {
    expect(validateFleet(of({ damageRating: null }))).toMatchObject({ verdict: 'unsure', isFit: true, problems: [{ code: 'no-ratings' }] })
    const mixed = strict(aFleet('red', [[aShip('a'), aShip('b', { shipClass: 'frigate' })]]))
    expect(validateFleet(mixed)).toMatchObject({ verdict: 'unsure', problems: [{ code: 'mixed-squadron' }] })
  })
})
