import { describe, expect, it } from 'vitest'
import { defenderWindow, duel, s, shipOf } from '@kit/systems/xwing'
import { evolve } from './index'

describe('a correction (XW-001)', () => {
  it('leads to what the event says it has reached, whatever was asked for', () => {
    const reached = { status: 'destroyed', leavesAfter: 9 } as const
    const ship = evolve(duel(), { type: 'shipCorrected', shipId: s('a'), correction: { facedown: 3 }, reached, reason: '' })
    expect(shipOf(ship, 'a')).toMatchObject({ facedown: 0, status: 'destroyed', leavesAfter: 9 })
    const told = { type: 'attackCorrected', attackId: 'a1', correction: { hits: 2 }, reached: { range: 3 }, reason: '' } as const
    const attack = evolve(defenderWindow(duel(), 'hbb', 'bb'), told).attacks[0]
    expect([attack?.range, attack?.left]).toEqual([3, null])
  })
})
