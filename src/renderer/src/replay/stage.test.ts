import { describe, expect, it } from 'vitest'
import type { ReplayAttack } from '@shared/replay/replay'
import { inBeat, type Stage } from './stage'

const attackOn = (name: string, landed: number | null): ReplayAttack =>
  ({ from: { group: 'Hawk', name: 'Hawk' }, to: { group: name, name }, landed }) as unknown as ReplayAttack
const stageWith = (shield: readonly [number, number], hull: readonly [number, number], figures: unknown = {}): Stage => {
  const gauges = [shield, hull].map(([from, to]) => ({ gauge: { figures }, from, to }))
  return { left: null, right: { group: 'Crow', unit: { name: 'Crow' }, gauges }, shot: 'hit', isBack: false } as unknown as Stage
}
const shown = ({ right }: Stage) => right?.gauges.map(({ from, to }) => [from, to])

describe('the target in one beat of a volley', () => {
  const [first, elsewhere, second] = [attackOn('Crow', 3), attackOn('Rook', 4), attackOn('Crow', 4)]
  const beats = [first, elsewhere, second]

  it('loses what that attack took, after those before it, shields first', () => {
    const whole = stageWith([5, 0], [10, 8])
    expect(shown(inBeat(whole, beats, first))).toEqual([
      [5, 2],
      [10, 10]
    ])
    expect(shown(inBeat(whole, beats, second))).toEqual([
      [2, 0],
      [10, 8]
    ])
  })
  it('loses the whole where the figures are not known, or do not add up', () => {
    for (const whole of [stageWith([5, 0], [10, 8], null), stageWith([5, 0], [10, 2])]) expect(inBeat(whole, beats, first)).toBe(whole)
  })
})
