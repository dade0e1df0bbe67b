import { describe, expect, it } from 'vitest'
import type { DraftFleet, DraftShip } from '@shared/systems/firestorm-armada/model/design'
import { aFleet, aShip, aWeapon } from '@kit/systems/firestorm-armada'
import type { FleetProblem } from '@shared/systems/firestorm-armada/validate/problem'
import { validateFleet } from '@shared/systems/firestorm-armada/validate/validate-fleet'
import { withPart } from '../../../../builder/draft/roster-tree'
import { remedyFor, splitByClass, withoutBadWeapons, withWeaponsApart } from './remedy'

const of = (fields: Partial<DraftShip>): DraftFleet => aFleet('red', [[aShip('a', fields)]])
const firstOf = (fleet: DraftFleet): FleetProblem => {
  const [problem] = validateFleet(fleet).problems
  if (problem === undefined) throw new Error('Nothing is wrong')
  return problem
}
const remedyOf = (fleet: DraftFleet) => remedyFor(fleet, firstOf(fleet))

describe('what one click does about a problem', () => {
  it('adds what is missing', () => {
    expect(remedyOf(aFleet('red', []))).toEqual({ type: 'addSquadron' })
    expect(remedyOf(aFleet('red', [[]]))).toEqual({ type: 'addShip', unitId: 'red1' })
    const flights = aFleet('red', [], ['v']).flights.map(flight => ({ ...flight, wings: [] }))
    expect(remedyOf({ ...of({}), flights })).toEqual({ type: 'addWing', unitId: 'redF' })
  })
  it('takes a number to the nearest a card may have', () => {
    for (const [fields, figure, value] of [
      [{ hull: 0 }, 'hull', 1],
      [{ crew: 150 }, 'crew', 99],
      [{ criticalRating: 3 }, 'criticalRating', 4]
    ] as const) {
      const fleet = of(fields)
      const remedy = remedyOf(fleet)
      expect(remedy).toMatchObject({ type: 'setFigure', figure, value })
      if (remedy?.type === 'setFigure')
        expect(validateFleet(withPart(fleet, remedy.ship.id, ship => ({ ...ship, [remedy.figure]: remedy.value }))).problems).toEqual([])
    }
  })
  it('drops weapons without dice and tells weapons of one name apart', () => {
    const bare = of({ weapons: [aWeapon('port'), aWeapon('turret', 4)] })
    const twice = of({ weapons: [aWeapon('port', 4), aWeapon('port', 4)] })
    expect([remedyOf(bare)?.type, remedyOf(twice)?.type]).toEqual(['dropWeapons', 'tellWeaponsApart'])
    const ship = (fleet: DraftFleet): DraftShip => fleet.squadrons[0]?.ships[0] ?? aShip('none')
    expect(ship(withoutBadWeapons(bare, ship(bare))).weapons.map(weapon => weapon.mount)).toEqual(['turret'])
    expect(validateFleet(withWeaponsApart(twice, ship(twice))).problems).toEqual([])
  })
  it('makes a squadron of each class out of a mixed one', () => {
    const mixed = aFleet('red', [[aShip('a'), aShip('b', { shipClass: 'frigate' }), aShip('c')]])
    expect(remedyOf(mixed)).toEqual({ type: 'splitByClass', unitId: 'red1' })
    const unit = mixed.squadrons[0]
    if (unit === undefined) throw new Error('No squadron')
    const split = splitByClass(
      mixed,
      unit.id,
      name => `${name} 2`,
      () => 'new'
    )
    expect(split.squadrons.map(one => [one.id, one.name, one.ships.map(ship => ship.id)])).toEqual([
      ['red1', 'red1', ['a', 'c']],
      ['new', 'red1 2', ['b']]
    ])
    expect(validateFleet(split).problems).toEqual([])
  })
  it('is none where only the GM knows', () => {
    expect(remedyOf(of({ damageRating: null }))).toBeNull()
    expect(remedyOf(of({ name: ' ' }))).toBeNull()
  })
})
