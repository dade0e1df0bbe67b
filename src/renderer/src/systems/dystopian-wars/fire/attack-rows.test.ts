import { describe, expect, it } from 'vitest'
import { attack, duel, havingUnit, next, play, playAll, rolledFor, u } from '@kit/systems/dystopian-wars'
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
    expect(row).toMatchObject({ weapon: 'gun', status: 'rolled', dice: null, rolledDice: 8, hits: 5, isCurrent: true })
  })
  it('are listed after they were dropped, also those whose weapon a correction has taken away', () => {
    const dropped = play(playAll(duel(), attack('a', 'x')), {
      type: 'correctUnit',
      unitId: u('a'),
      correction: { weapons: [] },
      reason: ''
    })
    expect(attackRows(dropped)).toMatchObject([{ status: 'dropped', weapon: { key: 'dw.weaponKind.none' }, dice: null }])
  })
})
