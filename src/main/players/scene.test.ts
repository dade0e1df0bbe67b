import { describe, expect, it } from 'vitest'
import type { GaugeView } from '@shared/core/view/table-view'
import { aStrip, aView } from '@kit/core/view'
import { leftOut } from './scene'

const hull = (coming: number | null, isKnown = true): GaugeView => ({
  kind: 'hull',
  label: { key: 'view.gauge.hull' },
  quarters: 4,
  word: { key: 'view.hull.q4' },
  figures: isKnown ? { value: 9, max: 9, threshold: null, coming } : null
})
const side = (...gauges: readonly GaugeView[]) =>
  aView({ sides: [{ marker: 0, name: 'Us', relation: 'open', notes: [], strips: [aStrip('Iron Chorale', { gauges })] }] })

describe('what players are not shown', () => {
  it('is what the staged volley will do, until it strikes', () => {
    expect(leftOut(side(hull(4)), side(hull(null)))).toEqual([{ name: 'Iron Chorale', why: 'staged' }])
    expect(leftOut(side(hull(4)), side(hull(4)))).toEqual([])
    expect(leftOut(side(hull(null)), side(hull(null)))).toEqual([])
  })

  it('is named for each reason', () => {
    expect(leftOut(side(hull(4)), side(hull(null, false))).map(({ why }) => why)).toEqual(['houseRule', 'staged'])
  })
})
