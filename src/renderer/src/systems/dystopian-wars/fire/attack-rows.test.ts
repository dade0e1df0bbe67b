import { describe, expect, it } from 'vitest'
import { attack, duel, havingUnit, next, playAll, rolledFor } from '@kit/systems/dystopian-wars'
import { attackRows } from './attack-rows'

describe('the attacks of an activation (DW-001, DW-038)', () => {
  it('are listed with their dice as they are by now, and the step they are rolled in', () => {
    const hurt = havingUnit(playAll(duel(), attack('a', 'x'), attack('f', 'g', 'aa'), next), 'a', { hp: 4 })
    expect(attackRows(hurt).map(row => [row.firers[0]?.name, row.target.name, row.dice?.total, row.step])).toEqual([
      ['a', 'x', 6, 6],
      ['f', 'g', 5, 5]
    ])
  })
  it('once rolled have what was rolled and the hits left', () => {
    const [row] = attackRows(rolledFor(duel(), 5))
    expect(row).toMatchObject({ status: 'rolled', dice: null, rolledDice: 8, hits: 5, isCurrent: true })
  })
})
