import { describe, expect, it } from 'vitest'
import { aStrip } from '@kit/core/view'
import type { GaugeView, SideView, StripView } from '../view/table-view'
import { balanceSeen } from './balance-seen'
import { weighedIn } from './strength'

const gauge = (quarters: GaugeView['quarters'], figures?: readonly [value: number, max: number]): GaugeView => ({
  kind: 'hull',
  label: { key: 'hull' },
  quarters,
  word: { key: 'word' },
  figures: figures === undefined ? null : { value: figures[0], max: figures[1], threshold: null, coming: null }
})
const side = (marker: number, relation: SideView['relation'], ...strips: readonly Partial<StripView>[]): SideView => ({
  marker,
  name: 'Us',
  relation,
  notes: [],
  strips: strips.map(strip => aStrip('Lantern', strip))
})
const whole = { gauges: [gauge(4, [10, 10])] }
const seen = (us: readonly Partial<StripView>[], them: readonly Partial<StripView>[], relation: SideView['relation'] = 'own') =>
  balanceSeen({ sides: [side(0, relation, ...us), side(1, relation === 'own' ? 'enemy' : relation, ...them)] })

describe('the balance that players see', () => {
  it('is about even within the two notches in the middle, and seen from their side', () => {
    expect(seen([whole], [whole])).toEqual({ notches: 4, word: 'even', side: 0, isOwn: true })
    expect(seen([whole, whole, whole], [whole])).toMatchObject({ notches: 5, word: 'ahead' })
    expect(seen([whole], [whole, whole, whole])).toMatchObject({ notches: 2, word: 'behind' })
    expect(balanceSeen({ sides: [side(0, 'enemy', whole, whole, whole), side(1, 'own', whole)] })).toMatchObject({
      notches: 5,
      word: 'behind',
      side: 1
    })
  })
  it('names the side that is ahead for those who belong to none', () => {
    expect(seen([whole], [whole, whole, whole], 'open')).toEqual({ notches: 2, word: 'ahead', side: 1, isOwn: false })
  })
  it('is none where the other side has not been seen, or there are more than two', () => {
    expect(seen([whole], [])).toBeNull()
    expect(balanceSeen({ sides: [0, 1, 2].map(marker => side(marker, 'open', whole)) })).toBeNull()
  })
  it('counts quarters at their middle, and a ship whose size is not known as the mean of the others', () => {
    const sides = [
      side(0, 'own', whole, { gauges: [gauge(3, [20, 30])] }),
      side(1, 'enemy', ...([4, 3, 2, 1, 0] as const).map(q => ({ gauges: [gauge(q)] })))
    ]
    expect(weighedIn({ sides }).map(({ most, left }) => [most, left])).toEqual([
      [10, 1],
      [30, 20 / 30],
      [null, 1],
      [null, 0.75],
      [null, 0.375],
      [null, 0.125],
      [null, 0]
    ])
  })
  it('counts the ships of a squadron, a wing that has no hull, and nothing that fights no more', () => {
    const parts = [aStrip('a', whole), aStrip('wing'), aStrip('b', { ...whole, standing: 'destroyed' })]
    expect(weighedIn({ sides: [side(0, 'own', { parts }), side(1, 'enemy', {})] }).map(({ most, left }) => [most, left])).toEqual([
      [10, 1],
      [0, 1],
      [10, 0],
      [null, 1]
    ])
  })
})
