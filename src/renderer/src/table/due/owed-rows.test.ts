import { describe, expect, it } from 'vitest'
import type { MessageValue } from '@shared/core/engine/message'
import type { Obligation } from '@shared/core/obligations/obligation'
import { owedRows } from './owed-rows'

const say = (message: MessageValue): string => (typeof message === 'object' ? message.key : String(message))
const due = (id: string, more: Partial<Obligation> = {}): Obligation => ({
  id,
  kind: 'critical',
  owner: 'crow',
  title: { key: 'critical' },
  reason: { key: 'because' },
  dice: { die: 'd6', count: 2 },
  deferred: false,
  round: 3,
  ...more
})
const rows = (dues: readonly Obligation[], runningId: string | null = null) =>
  owedRows(
    { dues, markOf: name => ({ sideId: 'A', number: 1, name }), text: one => one.title, when: round => `R${String(round)}` },
    runningId,
    say,
    'd'
  )

describe('the rows of what is owed', () => {
  it('name whose it is, what and since when', () => {
    expect(rows([due('o1')])).toEqual([
      {
        id: 'o1',
        dice: '2d6',
        mark: { sideId: 'A', number: 1, name: 'crow' },
        text: 'critical',
        when: 'R3',
        isDeferred: false,
        isRunning: false
      }
    ])
  })
  it('name the dice, or leave them out for an answer', () => {
    expect(rows([due('o1'), due('o2', { dice: null })]).map(row => row.dice)).toEqual(['2d6', ''])
  })
  it('put what is deferred behind', () => {
    expect(rows([due('o1', { deferred: true }), due('o2')]).map(row => [row.id, row.isDeferred])).toEqual([
      ['o2', false],
      ['o1', true]
    ])
  })
  it('mark the one that is being settled', () => {
    expect(rows([due('o1'), due('o2')], 'o2').map(row => row.isRunning)).toEqual([false, true])
  })
})
