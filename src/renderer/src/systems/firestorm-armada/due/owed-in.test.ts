import { describe, expect, it } from 'vitest'
import type { FaObligation } from '@shared/systems/firestorm-armada/model/obligation'
import { duel, s, w } from '@kit/systems/firestorm-armada'
import type { ObligationRow } from '../../../contract/obligation-row'
import { owedRows } from '../../../table/due/owed-rows'
import { keysIn } from '@kit/renderer/mount'
import { owedIn } from './owed-in'

const explosion: FaObligation = { id: 'o1', kind: 'explosion', shipId: s('c'), dice: 5, turn: 2, isDeferred: false }
const drivenOff: FaObligation = { id: 'o2', kind: 'drivenOff', wingId: w('q'), byShipId: s('a'), turn: 1, isDeferred: false }
const rowsOf = (...obligations: readonly FaObligation[]): readonly ObligationRow[] =>
  owedRows(owedIn({ ...duel(), obligations }), 'o2', keysIn, 'd')

describe('what is owed (FA-Q01, FA-Q02, FA-057)', () => {
  it('is told with whose it is, a ship or a wing, its dice and since when', () => {
    expect(rowsOf(explosion, drivenOff).map(({ id, dice, mark, text, when }) => [id, dice, mark, text, when])).toEqual([
      ['o1', '5d6', { sideId: 'A', number: 2, name: 'c' }, 'fa.due.explosion', 'faTable.turnShort(turn 2)'],
      ['o2', '', { sideId: 'B', number: 3, name: 'q' }, 'fa.due.drivenOff', 'faTable.turnShort(turn 1)']
    ])
  })
  it('comes last once it is put off, and marks the one being settled', () => {
    expect(rowsOf({ ...explosion, isDeferred: true }, drivenOff).map(row => [row.id, row.isDeferred, row.isRunning])).toEqual([
      ['o2', false, true],
      ['o1', true, false]
    ])
  })
})
