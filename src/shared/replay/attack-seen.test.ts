import { describe, expect, it } from 'vitest'
import { aStrip, aView } from '@kit/core/view'
import type { GaugeView, StripView, TableView } from '../core/view/table-view'
import { attackSeen } from './attack-seen'

const gauge = (value: number, isKnown = true): GaugeView => ({
  kind: 'hull',
  label: { key: 'view.gauge.hull' },
  quarters: value > 5 ? 4 : 2,
  word: { key: 'view.hull.q4' },
  figures: isKnown ? { value, max: 10, threshold: null, coming: null } : null
})

function seen(crow: Partial<StripView>, wren: Partial<StripView>): TableView {
  const side = { relation: 'open', notes: [] } as const
  return aView({
    sides: [
      { ...side, marker: 0, name: 'Us', strips: [aStrip('Crow', crow)] },
      { ...side, marker: 1, name: 'Them', strips: [aStrip('Wren', wren)] }
    ]
  })
}
const BEFORE = seen({}, { gauges: [gauge(8)] })

describe('an attack that was only seen', () => {
  it('is by whoever acts on whoever was aimed at and lost something', () => {
    expect(attackSeen(BEFORE, seen({ isActing: true }, { isTarget: true, gauges: [gauge(5)] }))).toMatchObject({
      from: { group: 'Crow', name: 'Crow' },
      to: { group: 'Wren', name: 'Wren' },
      needed: null,
      damage: null,
      landed: 3
    })
  })
  it('has no figures where only quarters are known', () => {
    const before = seen({}, { gauges: [gauge(8, false)] })
    expect(attackSeen(before, seen({ isActing: true }, { isTarget: true, gauges: [gauge(5, false)] }))).toMatchObject({ landed: null })
  })
  it('is none where nobody in sight acts, nobody is aimed at, or nothing is lost', () => {
    expect(attackSeen(BEFORE, seen({}, { isTarget: true, gauges: [gauge(5)] }))).toBeNull()
    expect(attackSeen(BEFORE, seen({ isActing: true }, { gauges: [gauge(5)] }))).toBeNull()
    expect(attackSeen(BEFORE, seen({ isActing: true }, { isTarget: true, gauges: [gauge(8)] }))).toBeNull()
    expect(attackSeen(undefined, BEFORE)).toBeNull()
  })
})
