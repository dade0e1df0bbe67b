import { describe, expect, it } from 'vitest'
import type { Strike } from '@shared/report/strikes'
import { FLIGHT_MS, shotsOf, wordMs } from './shots'

const strike = (fromId: string, toId: string, landed: number): Strike => ({ fromId, toId, isHit: landed > 0, landed })
/** Attacks of so many firers, in turn, each at a target of its own. */
const attacks = (count: number, firers = count): readonly Strike[] =>
  Array.from({ length: count }, (_, i) => strike(`a${String(i % firers)}`, `b${String(i)}`, i))
const overAtMs = (strikes: readonly Strike[]): number => {
  const shots = shotsOf(strikes)
  return Math.max(...shots.map(({ startMs }) => startMs)) + FLIGHT_MS + wordMs(shots)
}

describe('shots of one entry', () => {
  it('fly one after the other, in the order they were decided', () => {
    expect(shotsOf(attacks(3)).map(({ toId, startMs }) => [toId, startMs])).toEqual([
      ['b0', 0],
      ['b1', 108],
      ['b2', 216]
    ])
  })
  it('are over in 480 ms where it is one', () => {
    expect(overAtMs(attacks(1))).toBe(480)
  })
  it.each([2, 6, 7, 12, 13, 20, 60])('are over within 1.2 s where they are %i', count => {
    expect(overAtMs(attacks(count))).toBeLessThanOrEqual(1_200)
  })
  it('of one firer fly together beyond twelve', () => {
    const starts = (count: number): number => new Set(shotsOf(attacks(count, 3)).map(({ startMs }) => startMs)).size
    expect([starts(12), starts(13)]).toEqual([12, 3])
  })
  it('of one firer at one target are one beyond twelve, and tell what they took together', () => {
    const thirteen = [...attacks(11), strike('hawk', 'crow', 4), strike('hawk', 'crow', 0)]
    expect(shotsOf(thirteen).at(-1)).toMatchObject({ fromId: 'hawk', toId: 'crow', isHit: true, landed: 4 })
    expect(shotsOf(thirteen)).toHaveLength(12)
  })
  it('beyond twenty are those that took most', () => {
    const shown = shotsOf(attacks(25))
    expect(shown).toHaveLength(20)
    expect(shown[0]?.landed).toBe(5)
  })
})
