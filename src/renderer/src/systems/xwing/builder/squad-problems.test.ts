import { describe, expect, it } from 'vitest'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { problem } from '@shared/systems/xwing/validate/problem'
import { squadProblems } from './squad-problems'

let last = 0
const [squad] = sampleSquads(() => `id${String((last += 1))}`)
const [ship] = squad.ships
const idOf = (at: string | null, field: string) => squadProblems.fieldOf?.(squad, problem('bad-number', 'XW-001', at, field))

describe('where a problem is put right', () => {
  it('is a field of the squad, of the ship or of its weapon', () => {
    const gun = ship?.weapons[0]?.id ?? ''
    expect([idOf(null, 'attackDiceOwned'), idOf(ship?.id ?? '', 'hull'), idOf(ship?.id ?? '', 'tokens')]).toEqual([
      'squad-attackDiceOwned',
      'ship-hull',
      'ship-focus'
    ])
    expect([idOf(gun, 'attack'), idOf(gun, 'range'), idOf(gun, 'cost')]).toEqual([
      'weapon-attack',
      'weapon-rangeMin',
      'weapon-cost-charges'
    ])
  })
})
