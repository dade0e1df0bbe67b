import { describe, expect, it } from 'vitest'
import type { Account } from './account'
import { attackRows, attacksCsv, attacksJsonLines } from './attack-rows'

const account = {
  sides: [{ name: 'Compact' }, { name: 'Tithe, of Kessar' }],
  units: [
    { name: '=Hawk', side: 0 },
    { name: 'The "Crow"', side: 1 }
  ],
  fighting: {
    attacks: [
      {
        seq: 12,
        round: 2,
        phase: 'gunnery',
        attacker: 0,
        target: 1,
        weapon: 'gunnery',
        rolls: [
          { what: 'attack', die: 'd20', faces: [14], by: 'hand', needed: 15, reached: 19 },
          { what: 'damage', die: 'd8', faces: [6, 6, 4], by: 'hand', needed: null, reached: null }
        ],
        isHit: true,
        damage: 16,
        expectedDamage: { mean: 6.5, variance: 1 },
        landed: 16
      }
    ]
  }
} as unknown as Account

describe('one row for each attack', () => {
  it('holds attacker, target, the number needed, the faces and the result', () => {
    expect(attackRows(account)).toEqual([
      {
        entry: 12,
        round: 2,
        phase: 'gunnery',
        attackerSide: 'Compact',
        attacker: '=Hawk',
        targetSide: 'Tithe, of Kessar',
        target: 'The "Crow"',
        weapon: 'gunnery',
        needed: 15,
        reached: 19,
        die: 'd20',
        faces: [14],
        damageFaces: [6, 6, 4],
        defenceFaces: [],
        by: 'hand',
        result: 'hit',
        damage: 16,
        expectedDamage: 6.5,
        landed: 16
      }
    ])
  })
  it('is CSV that no spreadsheet takes for a formula', () => {
    expect(attacksCsv(account).split('\r\n')[1]).toBe(
      `12,2,gunnery,Compact,'=Hawk,"Tithe, of Kessar","The ""Crow""",gunnery,15,19,d20,14,6 6 4,,hand,hit,16,6.5,16`
    )
  })
  it('is JSON Lines', () => {
    expect(JSON.parse(attacksJsonLines(account).trim())).toEqual(attackRows(account)[0])
  })
  it('is nothing in the players’ copy', () => {
    expect(attacksJsonLines({ ...account, fighting: null })).toBe('')
  })
})
