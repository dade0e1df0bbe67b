import { describe, expect, it } from 'vitest'
import { duel, s } from '@kit/systems/xwing'
import { owedRows } from '../../../table/due/owed-rows'
import { keysIn } from '@kit/renderer/mount'
import { owedIn } from './owed-in'

const obligations = [
  { id: 'c1', kind: 'card', shipId: s('x'), round: 2 },
  { id: 'c2', kind: 'card', shipId: s('b'), round: 1 }
] as const

describe('what is owed (XW-038)', () => {
  it('is the cards to be named, in the order in which they were dealt; ships still to engage are not', () => {
    const rows = owedRows(owedIn({ ...duel(), obligations }), 'c2', keysIn, 'd')
    expect(rows).toEqual([
      {
        id: 'c1',
        dice: '',
        mark: { sideId: 'B', number: 1, name: 'x' },
        text: 'xwTable.owed(title xw.obligation.card(ship x), reason xw.due.card(initiative 4))',
        when: 'xwTable.inRound(round 2)',
        isDeferred: false,
        isRunning: false
      },
      {
        id: 'c2',
        dice: '',
        mark: { sideId: 'A', number: 2, name: 'b' },
        text: 'xwTable.owed(title xw.obligation.card(ship b), reason xw.due.card(initiative 3))',
        when: 'xwTable.inRound(round 1)',
        isDeferred: false,
        isRunning: true
      }
    ])
  })
})
