import { describe, expect, it } from 'vitest'
import { aView } from '@kit/core/view'
import type { GaugeView, StripView, TableView } from '../core/view/table-view'
import { strikesSeen } from './strikes-seen'

const hull = (value: number, isCounted: boolean): GaugeView =>
  ({
    kind: 'hull',
    quarters: Math.ceil(value / 5),
    figures: isCounted ? { value, max: 20, threshold: null, coming: null } : null
  }) as GaugeView
const strip = (id: string, name: string, gauges: readonly GaugeView[], more: Partial<StripView> = {}): StripView =>
  ({ id, number: 1, name, gauges, words: [], standing: 'fighting', parts: [], isTarget: false, ...more }) as unknown as StripView
/** Hawk of ours, and two of theirs: what is left of Crow is counted or not. */
const view = (crow: GaugeView, more: Partial<StripView> = {}, hawk = hull(20, true)): TableView =>
  aView({
    sides: [
      { marker: 0, name: 'Us', relation: 'own', notes: [], strips: [strip('0-1', 'Hawk', [hawk])] },
      { marker: 1, name: 'Them', relation: 'enemy', notes: [], strips: [strip('1-1', 'Crow', [crow], more)] }
    ]
  })
const unit = (id: string, sideId: string, name: string) => ({ id, sideId, name, group: { id, name } })
const known = [unit('hawk', 'A', 'Hawk'), unit('crow', 'B', 'Crow')]
const HAWK = { strip: '0-1', part: null }
const CROW = { strip: '1-1', part: null }
const seen = (strikes: readonly (readonly [string, string])[], before: TableView, after: TableView) =>
  strikesSeen(
    strikes.map(([fromId, toId]) => ({ fromId, toId })),
    known,
    before,
    after
  )

describe('what a viewer sees of shots', () => {
  it('is who hit whom, and what it did where that may be counted', () => {
    expect(seen([['hawk', 'crow']], view(hull(12, true)), view(hull(7, true)))).toEqual([{ from: HAWK, to: CROW, lost: 5 }])
    expect(seen([['hawk', 'crow']], view(hull(12, false)), view(hull(4, false)))).toEqual([{ from: HAWK, to: CROW, lost: null }])
  })
  it('is nothing where nothing is seen to be lost', () => {
    expect(seen([['hawk', 'crow']], view(hull(12, false)), view(hull(11, false)))).toEqual([])
    expect(seen([['hawk', 'crow']], view(hull(12, true)), view(hull(12, true)))).toEqual([])
  })
  it('is nothing of a target that is out of sight', () => {
    expect(seen([['hawk', 'ghost']], view(hull(12, true)), view(hull(7, true)))).toEqual([])
  })
  it('comes out of nowhere only at what the view says is a target', () => {
    const loss = [hull(20, true), hull(14, true)] as const
    const [before, after] = loss.map(hawk => view(hull(12, false), {}, hawk))
    if (before === undefined || after === undefined) throw new Error('no views')
    expect(seen([['ghost', 'hawk']], before, after)).toEqual([])
    const crow = [hull(12, true), hull(7, true)] as const
    expect(seen([['ghost', 'crow']], view(crow[0], { isTarget: true }), view(crow[1]))).toEqual([{ from: null, to: CROW, lost: 5 }])
  })
  it('says nothing of one out of sight who hits with others, nor of how many there are', () => {
    const [before, after] = [view(hull(12, true), { isTarget: true }), view(hull(7, true))]
    const alone = seen([['hawk', 'crow']], before, after)
    const shot = (from: string) => [from, 'crow'] as const
    expect(seen([shot('hawk'), shot('ghost')], before, after)).toEqual(alone)
    expect(seen([shot('ghost'), shot('spectre')], before, after)).toEqual(seen([shot('ghost')], before, after))
  })
  it('finds the ships of a squadron', () => {
    const parts = (left: number) => [{ name: 'Wren', gauges: [hull(left, true)], standing: 'fighting' }] as unknown as StripView['parts']
    const [before, after] = [9, 6].map(left => view(hull(0, true), { gauges: [], parts: parts(left) }))
    if (before === undefined || after === undefined) throw new Error('no views')
    const ships = [unit('hawk', 'A', 'Hawk'), { ...unit('wren', 'B', 'Wren'), group: { id: 'crow', name: 'Crow' } }]
    expect(strikesSeen([{ fromId: 'hawk', toId: 'wren' }], ships, before, after)).toEqual([
      { from: HAWK, to: { strip: '1-1', part: 0 }, lost: 3 }
    ])
  })
})
