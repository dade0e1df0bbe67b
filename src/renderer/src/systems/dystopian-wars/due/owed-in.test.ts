import { describe, expect, it } from 'vitest'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { duel, u, w } from '@kit/systems/dystopian-wars'
import type { ObligationRow } from '../../../contract/obligation-row'
import { owedRows } from '../../../table/due/owed-rows'
import { keysIn } from '@kit/renderer/mount'
import { owedIn } from './owed-in'

const explosion = { id: 'o1', kind: 'explosion', unitId: u('a'), turn: 2 } as const
const fuel = { id: 'o2', kind: 'fuel', wingId: w('g'), turn: 1 } as const
const rowsOf = (...obligations: BattleState['obligations']): readonly ObligationRow[] =>
  owedRows(owedIn({ ...duel(), obligations }), 'o2', keysIn, 'd')

describe('what is owed (DW-062, DW-Q06)', () => {
  it('is told with whose it is, a unit or a wing, its dice and since when', () => {
    expect(rowsOf(explosion, fuel).map(({ id, dice, mark, text, when }) => [id, dice, mark, text, when])).toEqual([
      [
        'o1',
        '12d6',
        { sideId: 'A', number: 1, name: 'a' },
        'dwTable.owed(title dw.obligation.explosion(unit a), reason dw.reason.explosion(inches 4))',
        'dwTable.inTurn(turn 2)'
      ],
      [
        'o2',
        '',
        { sideId: 'B', number: 3, name: 'g' },
        'dwTable.owed(title dw.obligation.fuel(wing g), reason dw.reason.fuel)',
        'dwTable.inTurn(turn 1)'
      ]
    ])
  })
  it('comes last once it is put off, and marks the one being settled', () => {
    expect(rowsOf({ ...explosion, isDeferred: true }, fuel).map(row => [row.id, row.isDeferred, row.isRunning])).toEqual([
      ['o2', false, true],
      ['o1', true, false]
    ])
  })
})
