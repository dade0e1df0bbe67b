import { describe, expect, it } from 'vitest'
import type { GaugeView, SideView, StripView } from '@shared/core/view/table-view'
import { aStrip, aView } from '@kit/core/view'
import { mountInEnglish } from '@kit/renderer/mount'
import ScreenSides from './ScreenSides.vue'

const gauge = (kind: GaugeView['kind'], word: string): GaugeView => ({
  kind,
  label: { key: kind === 'hull' ? 'Hull' : 'Shields' },
  quarters: 4,
  word: { key: word },
  figures: null
})
const unscanned = (name: string, changes: Partial<StripView> = {}): StripView =>
  aStrip(name, {
    gauges: [gauge('shield', 'full'), gauge('hull', 'intact')],
    scan: { level: 0, of: 3 },
    what: { key: 'not scanned' },
    ...changes
  })
const side = (...strips: readonly StripView[]): SideView => ({
  marker: 1,
  name: 'They',
  relation: 'enemy',
  notes: [],
  strips: strips.map((strip, i) => ({ ...strip, id: `1-${String(i + 1)}` }))
})
/** What each row says beside its name, whether or not there is room for it. */
const said = (...sides: readonly SideView[]): readonly string[] =>
  mountInEnglish(ScreenSides, { view: aView({ sides }) })
    .findAll('[data-strip]')
    .map(row =>
      row
        .findAll('.words span')
        .map(word => word.text())
        .join('')
        .replaceAll('\u00a0', ' ')
    )

describe('the rows of a side', () => {
  it('say the same kinds of words, however long their names are', () => {
    const kinds = new Set<string>()
    for (let letters = 2; letters <= 24; letters += 1) {
      const ours = side(...Array.from({ length: 7 }, () => unscanned('Wu')), unscanned('N'.repeat(letters)))
      const [first, ...others] = said(ours, side())
      expect(new Set(others), String(letters)).toEqual(new Set([first]))
      kinds.add(first ?? '')
    }
    expect(kinds).toEqual(new Set(['shields full, hull intact, not scanned', 'shields full, hull intact', 'full, intact']))
  })
  it('choose without the other side', () => {
    const alone = said(side(unscanned('Wu')), side())
    expect(said(side(unscanned('Wu')), side(unscanned('N'.repeat(20)))).slice(0, 1)).toEqual(alone)
  })
})
