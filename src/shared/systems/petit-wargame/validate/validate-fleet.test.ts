import { describe, expect, it } from 'vitest'
import { shipId, type DraftFleet, type DraftSquadron } from '../model/design'
import type { ShipSize } from '../model/element'
import { aFleet, aSquadron } from '@kit/systems/petit-wargame'
import { sampleFleets } from '../samples/two-fleets'
import { fleetCost, validateFleet } from './validate-fleet'

let count = 0
const [sample] = sampleFleets(() => `n${String((count += 1))}`)
const models = sample.squadrons.flatMap(squadron => squadron.ships)

/** Legal ships of these sizes. */
function squadron(id: string, ...sizes: readonly ShipSize[]): DraftSquadron {
  const ships = sizes.flatMap((size, i) =>
    models
      .filter(model => model.size === size)
      .slice(0, 1)
      .map(model => ({ ...model, id: shipId(`${id}${String(i)}`) }))
  )
  return aSquadron(id, ...ships)
}
const small = (n: number): readonly ShipSize[] => Array.from({ length: n }, () => 'small')
const fleet = (...squadrons: readonly DraftSquadron[]): DraftFleet => ({ ...aFleet('f', ...squadrons), allowIllegal: false })
const codes = (one: DraftFleet) => validateFleet(one, {}).problems.map(problem => problem.code)

describe('the budget (PW-004, PW-005, PW-006, PW-008)', () => {
  // Four squadrons, which the text numbers 1, 2, 3 and 5.
  const example = fleet(
    squadron('s1', ...small(4)),
    squadron('s2', ...small(4), 'medium', 'medium'),
    squadron('s3', 'large', 'large', 'medium', 'medium', 'medium'),
    squadron('s4', 'large', 'small', 'small')
  )
  it('is met by 10 small, 5 medium and 3 large ships in four squadrons: 200 + 150 + 150 = 500', () => {
    const sizes = example.squadrons.flatMap(one => one.ships.map(ship => ship.size))
    expect((['small', 'medium', 'large'] as const).map(size => sizes.filter(one => one === size).length)).toEqual([10, 5, 3])
    expect([fleetCost(example), codes(example)]).toEqual([500, []])
  })
  it('is 500 unless the GM allows another', () => {
    expect(validateFleet({ ...example, budgetPoints: 499 }, {}).problems).toMatchObject([{ code: 'over-budget', value: 500, limit: 499 }])
    expect(codes({ ...example, budgetPoints: -1 })).toEqual(['bad-number'])
  })
})

describe('squadrons (PW-003, PW-007)', () => {
  it('have 2 to 10 ships of any size', () => {
    expect([1, 2, 10, 11].map(n => codes(fleet(squadron('s', ...small(n)))))).toEqual([
      ['squadron-too-small'],
      [],
      [],
      ['squadron-too-large']
    ])
  })
  it('have names and ships of their own', () => {
    const one = squadron('s', 'small', 'large')
    expect(codes({ ...fleet({ ...one, name: '' }), name: ' ' })).toEqual(['name-empty', 'name-empty'])
    expect(codes(fleet(one, one))).toEqual(['duplicate-id'])
    expect(codes(fleet())).toEqual(['no-squadrons'])
  })
})

describe('who may fight (PW-004)', () => {
  it('is legal, or illegal by the leave of the GM where there is something to fight with', () => {
    const lone = fleet(squadron('s', 'small'))
    expect([validateFleet(lone, {}).isFit, validateFleet({ ...lone, allowIllegal: true }, {}).isFit]).toEqual([false, true])
    expect(validateFleet({ ...fleet(), allowIllegal: true }, {}).isFit).toBe(false)
  })
})
