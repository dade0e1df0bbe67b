import { describe, expect, it } from 'vitest'
import { duel, u, w } from '@shared/systems/dystopian-wars/testkit'
import { obligationRows } from './obligation-rows'

const say = (message: unknown): string => (typeof message === 'object' && message !== null && 'key' in message ? String(message.key) : '')

describe('what is owed (DW-062, DW-Q06)', () => {
  it('names whose it is, the dice it asks, and which one is being settled', () => {
    const state = {
      ...duel(),
      obligations: [
        { id: 'o1', kind: 'explosion', unitId: u('a'), turn: 1 },
        { id: 'o2', kind: 'fuel', wingId: w('g'), turn: 1 }
      ] as const
    }
    expect(obligationRows(state, say, 'o2', 'd').map(row => [row.id, row.mark.name, row.dice, row.isRunning])).toEqual([
      ['o1', 'a', '12d6', false],
      ['o2', 'g', '', true]
    ])
  })
  it('comes last once it is put off', () => {
    const obligations = [
      { id: 'o1', kind: 'explosion', unitId: u('a'), turn: 1, isDeferred: true },
      { id: 'o2', kind: 'fuel', wingId: w('g'), turn: 1 }
    ] as const
    const rows = obligationRows({ ...duel(), obligations }, say, null, 'd')
    expect(rows.map(row => [row.id, row.isDeferred])).toEqual([
      ['o2', false],
      ['o1', true]
    ])
  })
})
