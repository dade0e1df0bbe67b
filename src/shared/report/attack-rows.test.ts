import { describe, expect, it } from 'vitest'
import type { Account } from './account'
import { attackRows, attacksCsv, attacksJsonLines } from './attack-rows'

const account = {
  sides: [{ name: 'Compact' }, { name: 'Tithe, of Kessar' }],
  units: [
    { name: '=Hawk', side: 0, number: 2 },
    { name: 'The "Crow"', side: 1, number: 1 }
  ],
  fighting: {
    tags: [
      { id: 'f7', mark: 'A2' },
      { id: 'f9', mark: 'B1' }
    ],
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
        expectedDamage: { mean: 6.500000000000001, variance: 1 },
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
        landed: 16,
        attackerMark: 'A2',
        attackerNumber: 2,
        attackerId: 'f7',
        targetMark: 'B1',
        targetNumber: 1,
        targetId: 'f9'
      }
    ])
  })
  it('is CSV that no spreadsheet takes for a formula', () => {
    expect(attacksCsv(account).split('\r\n')[1]).toBe(
      `12,2,gunnery,Compact,'=Hawk,"Tithe, of Kessar","The ""Crow""",gunnery,15,19,d20,14,6 6 4,,hand,hit,16,6.5,16,A2,2,f7,B1,1,f9`
    )
  })
  it.each([
    ['Kor;=HYPERLINK(1)', `"Kor;'=HYPERLINK(1)"`],
    ['Kor, =1', `"Kor, '=1"`],
    ['Kor|@SUM(1)', `"Kor|'@SUM(1)"`],
    ['Kor;"=1"', `"Kor;""'=1"""`],
    ['Kor\t=1', 'Kor =1'],
    ['Kor\r\n=1', 'Kor =1'],
    [' -1', ` '-1`],
    ['\uff1d1', `'\uff1d1`],
    ['Kor; a=1', '"Kor; a=1"'],
    ['x=1-2', 'x=1-2'],
    ['Kor "the Old"', '"Kor ""the Old"""']
  ])('is safe wherever cells are parted at other signs: %j', (name, cell) => {
    const units = [{ name, side: 0 }, account.units[1]] as typeof account.units
    const csv = attacksCsv({ ...account, units })
    expect(csv).toContain(`Compact,${cell},`)
    // As a French Excel reads it: quotes inside a cell part nothing and hold nothing together.
    for (const french of csv.split(/[;\t|\r\n]/u)) expect(french).not.toMatch(/^[\s"]*[=+\-@\uff1d]/u)
  })
  it('is JSON Lines', () => {
    expect(JSON.parse(attacksJsonLines(account).trim())).toEqual(attackRows(account)[0])
  })
  it('is nothing in the players’ copy', () => {
    expect(attacksJsonLines({ ...account, fighting: null })).toBe('')
  })
})
