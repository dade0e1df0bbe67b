import { describe, expect, it } from 'vitest'
import type { AccountUnit } from './account'
import { damageMatrices } from './damage-matrix'

const unit = (side: number, number: number, group: string): AccountUnit => ({
  name: `${group} ${String(number)}`,
  side,
  number,
  group,
  hull: null,
  quarters: null,
  standing: 'fighting',
  standingWord: null,
  fate: null
})

describe('who damaged whom', () => {
  const units = [unit(1, 1, 'Hammer'), unit(0, 2, 'Plea'), unit(0, 1, 'Guard'), unit(0, 1, 'Guard')]
  const [hammer, plea, guard, guardToo] = [0, 1, 2, 3]

  it('is a table for each side, its groups by number against those of all others', () => {
    const attacks = [
      { attacker: guard, target: hammer, landed: 3 },
      { attacker: guardToo, target: hammer, landed: 2 },
      { attacker: hammer, target: plea, landed: 4 },
      { attacker: plea, target: guard, landed: 9 }
    ]
    const [ours, theirs] = damageMatrices(units, 2, attacks)
    expect([ours?.side, ours?.rows.map(({ name }) => name), ours?.columns.map(({ name }) => name)]).toEqual([
      0,
      ['Guard', 'Plea'],
      ['Hammer']
    ])
    expect(ours?.cells).toEqual([[5], [0]])
    expect([theirs?.rows.map(({ name }) => name), theirs?.columns.map(({ name }) => name)]).toEqual([['Hammer'], ['Guard', 'Plea']])
    expect(theirs?.cells).toEqual([[0, 4]])
  })

  it('is no table for a side that has nobody, nor for one without an enemy', () => {
    expect(damageMatrices(units, 3, [])).toHaveLength(2)
    expect(damageMatrices(units.slice(1), 2, [])).toEqual([])
  })
})
