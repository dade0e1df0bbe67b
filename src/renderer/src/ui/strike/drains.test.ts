import { describe, expect, it } from 'vitest'
import { drainsOf } from './drains'
import type { Gauge } from './gauges'
import { shotsOf } from './shots'

const gauge = (isShield: boolean, max: number, left: number, lost: number): Gauge => {
  return { isShield, box: { x: 100, y: Number(!isShield), width: 100, height: 1 }, max, left, lost }
}
const hits = (...landed: readonly number[]) => shotsOf(landed.map(one => ({ fromId: 'hawk', toId: 'crow', isHit: one > 0, landed: one })))
/** x, width, start and end of each. */
const seen = (...args: Parameters<typeof drainsOf>) =>
  drainsOf(...args).map(({ box, delay, duration }) => [box.x, box.width, delay, delay + duration])

describe('what a strike drains', () => {
  it('is shields when the shot lands, then hull once they are gone', () => {
    expect(seen(hits(15), [gauge(true, 10, 0, 5), gauge(false, 20, 10, 10)])).toEqual([
      [100, 50, 180, 300],
      [150, 50, 300, 480]
    ])
  })
  it('is hull at once where no shields stood in the way', () => {
    expect(seen(hits(4), [gauge(false, 20, 0, 4)])).toEqual([[100, 20, 180, 360]])
  })
  it('goes hit by hit from the right edge; a miss takes nothing', () => {
    expect(seen(hits(2, 0, 3), [gauge(true, 10, 1, 5)])).toEqual([
      [140, 20, 180, 300],
      [110, 30, 396, 516]
    ])
  })
  it('is no more than the gauge shows to be gone', () => {
    expect(seen(hits(30), [gauge(false, 20, 0, 6)])).toEqual([[100, 30, 180, 360]])
    expect(seen(hits(30), [])).toEqual([])
  })
})
