import { describe, expect, it } from 'vitest'
import { aFleet, aShip, aSquadron } from '@kit/systems/petit-wargame'
import type { DraftFleet, DraftShip } from '../model/design'
import type { ShipSize } from '../model/element'
import { validateFleet } from './validate-fleet'

const ship = (id: string, size: ShipSize): DraftShip => ({ ...aShip(id), size })
/** Two squadrons of two large ships each, of which one may be another; 200 points. */
function fleet(last: ShipSize = 'large', ...more: readonly string[]): DraftFleet {
  const first = aSquadron('s1', ship('a', 'large'), ship('b', 'large'), ...more.map(id => ship(id, 'large')))
  return { ...aFleet('f', first, aSquadron('s2', ship('c', 'large'), ship('d', last))), budgetPoints: 200, allowIllegal: false }
}
const blame = (now: DraftFleet, ...earlier: readonly DraftFleet[]): readonly unknown[] =>
  validateFleet(now, {}, earlier)
    .problems.filter(({ code }) => code === 'over-budget')
    .map(({ at, field }) => [at, field])

describe('the budget blames what was changed last (PW-004)', () => {
  it('a ship that was added, wherever it stands', () => {
    expect(blame(fleet('large', 'x'), fleet())).toEqual([['x', 'ships']])
  })
  it('a squadron that came as a whole', () => {
    const after = fleet()
    const more = { ...after, squadrons: [aSquadron('s0', ship('x', 'large'), ship('y', 'large')), ...after.squadrons] }
    expect(blame(more, after)).toEqual([['s0', 'ships']])
  })
  it('a ship that grew, after edits that cost nothing as well', () => {
    const [small, large] = [
      { ...fleet('small'), budgetPoints: 190 },
      { ...fleet(), budgetPoints: 190 }
    ]
    expect(blame({ ...large, name: 'Other' }, large, small)).toEqual([['d', 'size']])
  })
  it('nobody for what is gone again, and the fleet where the budget was lowered', () => {
    const [before, more] = [fleet(), fleet('large', 'x')]
    expect(blame({ ...before, budgetPoints: 190 }, before)).toEqual([[null, 'budgetPoints']])
    expect(blame(fleet('large', 'y'), fleet('large', 'y', 'x'), fleet('large', 'y'), before)).toEqual([['y', 'ships']])
    expect(blame(more)).toEqual([[null, 'budgetPoints']])
  })
})
