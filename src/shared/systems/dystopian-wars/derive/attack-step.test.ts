import { describe, expect, it } from 'vitest'
import type { WingState } from '../model/battle'
import { ACK_ACK } from '../model/force'
import { duel, havingWing, shot } from '@kit/systems/dystopian-wars'
import { canFire, isBarred } from './attack-step'

describe('a wing that has aborted (DW-023, DW-032, DW-033)', () => {
  const barred = (bar: WingState['bar'], weapon: string): boolean => isBarred(havingWing(duel(), 'f', { bar }), shot('f', weapon))

  it.each([
    ['none', false, false],
    ['aa', true, false],
    ['all', true, true]
  ] as const)('with the bar "%s" is kept from Ack Ack: %s, and from other attacks: %s', (bar, ackAck, others) => {
    expect([barred(bar, ACK_ACK), barred(bar, 'bombs')]).toEqual([ackAck, others])
    expect(canFire(havingWing(duel(), 'f', { bar }), shot('f', ACK_ACK))).toBe(!ackAck)
  })

  it('bars no unit', () => {
    const state = havingWing(duel(), 'f', { bar: 'all' })
    const [unit] = state.units
    expect(isBarred(state, shot(unit?.id ?? '', ACK_ACK))).toBe(false)
  })
})
