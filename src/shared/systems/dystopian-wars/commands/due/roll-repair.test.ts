import { describe, expect, it } from 'vitest'
import type { CriticalRow } from '../../model/criticals'
import { duel, given, havingUnit, suffering, u, unitIn } from '@kit/systems/dystopian-wars'

const repair = (row: CriticalRow = 8, id = 'x') => ({ type: 'rollRepair', unitId: u(id), row }) as const
const hurt = (reading: string, row: CriticalRow = 8) => suffering(duel({ rulings: { 'dw.repair': reading } }), 'x', row)

describe('repairing a critical (DW-066)', () => {
  it('is not in the rules (dw.repair = off)', () => {
    given(hurt('off')).when(repair()).isRefused('no-repair')
  })
  it('repairs on 1 to 3 (dw.repair = d6)', () => {
    given(hurt('d6'))
      .when(repair())
      .asks({ purpose: 'dw.roll.repair', die: 'd6', count: 1 })
      .rolling([3])
      .thenState(state => expect(unitIn(state, 'x').criticals).toEqual([]))
  })
  it('fails on 4 and may be tried again next turn', () => {
    const failed = given(hurt('d6'))
      .when(repair())
      .rolling([4])
      .thenState(state => expect(unitIn(state, 'x').criticals).toEqual([{ row: 8, turn: 1, triedTurn: 1 }])).state
    given(failed).when(repair()).isRefused('already-tried')
    given({ ...failed, turn: 2 })
      .when(repair())
      .asks({ count: 1 })
  })
  it('takes off one of those that lie there more than once', () => {
    const twice = havingUnit(hurt('d6'), 'x', { criticals: [{ row: 8, turn: 1, triedTurn: null, times: 2 }] })
    given(twice)
      .when(repair())
      .rolling([1])
      .thenState(state => expect(unitIn(state, 'x').criticals).toEqual([{ row: 8, turn: 1, triedTurn: 1, times: 1 }]))
  })
  it('is not for a leak, for a unit that is gone or for what is not there', () => {
    given(hurt('d6', 10)).when(repair(10)).isRefused('no-repair')
    given(hurt('d6')).when(repair(9)).isRefused('no-such-critical')
    given(hurt('d6')).when(repair(8, 'z')).isRefused('no-such-unit')
    given(havingUnit(hurt('d6'), 'x', { status: 'removed' }))
      .when(repair())
      .isRefused('out-of-play')
  })
})
