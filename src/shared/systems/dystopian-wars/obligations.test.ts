import { describe, expect, it } from 'vitest'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { duel, u, w } from '@kit/systems/dystopian-wars'

const owing = (reading: string): BattleState => ({
  ...duel({ rulings: { 'dw.magazineAd': reading } }),
  obligations: [
    { id: 'o1', kind: 'explosion', unitId: u('x'), turn: 1 },
    { id: 'o2', kind: 'fuel', wingId: w('f'), turn: 2 }
  ]
})

describe('what the table owes (DW-066, DW-022)', () => {
  it('is told in the order it fell due, with the dice it takes', () => {
    expect(obligations(owing('twiceStartHp'))).toMatchObject([
      { id: 'o1', kind: 'explosion', owner: 'x', dice: { die: 'd6', count: 12 }, round: 1, title: { values: { unit: 'x' } } },
      { id: 'o2', kind: 'fuel', owner: 'f', dice: null, round: 2 }
    ])
    expect(obligations(owing('gm')).map(due => due.deferred)).toEqual([false, false])
    const [explosion, fuel] = owing('gm').obligations
    const put = {
      ...owing('gm'),
      obligations: [explosion, fuel].flatMap(due => (due === undefined ? [] : [{ ...due, isDeferred: true as const }]))
    }
    expect(obligations(put).map(due => due.deferred)).toEqual([true, true])
    expect([obligations(owing('startHp'))[0]?.dice, obligations(owing('gm'))[0]?.dice]).toEqual([{ die: 'd6', count: 6 }, null])
  })
})
