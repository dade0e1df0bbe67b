import { describe, expect, it } from 'vitest'
import { runRule } from '../../../core/dice/run-rule'
import { fleetId } from '../model/design'
import { rollOrder } from './roll-order'

const three = [
  { fleetId: fleetId('a'), bonus: 3 },
  { fleetId: fleetId('b'), bonus: 1 },
  { fleetId: fleetId('c'), bonus: 2 }
]
const order = (...tape: readonly (readonly number[])[]) => runRule(rollOrder('fa.roll.initiative', three), tape)

describe('an order by 2d6 and a bonus (FA-003, FA-Q03)', () => {
  it('puts the highest total first', () => {
    expect(order([1, 1], [6, 6], [3, 3])).toMatchObject({ kind: 'done', value: { order: ['b', 'c', 'a'] } })
  })
  it('asks only those that tie again, and keeps the rest as it is', () => {
    const tie = [
      [2, 2],
      [3, 3],
      [6, 6]
    ] as const
    expect(order(...tie)).toMatchObject({ kind: 'needs', request: { purpose: 'fa.roll.initiativeTie', count: 2, actor: 'a' } })
    expect(order(...tie, [1, 2], [6, 1])).toMatchObject({ kind: 'done', value: { order: ['c', 'b', 'a'] } })
  })
  it('rolls until nobody ties', () => {
    const result = order([2, 2], [3, 3], [6, 6], [1, 1], [2, 2], [3, 1], [1, 1])
    expect(result).toMatchObject({ kind: 'done', value: { order: ['c', 'a', 'b'] } })
    const [first] = result.kind === 'done' ? result.value.results : []
    expect(first).toEqual({
      fleetId: 'a',
      bonus: 3,
      rolls: [
        [2, 2],
        [1, 1],
        [3, 1]
      ],
      totals: [7, 5, 7]
    })
  })
})
