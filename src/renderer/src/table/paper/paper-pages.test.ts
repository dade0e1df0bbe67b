import { describe, expect, it } from 'vitest'
import { aStrip, aView } from '@kit/core/view'
import { inPages, ownSide, type PaperStrip } from './paper-pages'

const row = (name: string, max: number): PaperStrip => ({
  strip: aStrip(name, {
    gauges: [
      {
        kind: 'hull',
        label: { key: 'view.gauge.hull' },
        quarters: 4,
        word: { key: 'view.quarters.4' },
        figures: { value: max, max, threshold: null, coming: null }
      }
    ]
  }),
  facts: { own: ['AC 13'], parts: [] }
})
const names = (pages: readonly (readonly PaperStrip[])[]): readonly (readonly string[])[] =>
  pages.map(page => page.map(({ strip }) => strip.name))

describe('the pages of a side', () => {
  it('take as many strips as there is room for, in order, none torn apart', () => {
    const rows = Array.from({ length: 12 }, (_, index) => row(String(index + 1), 20))
    const pages = names(inPages(rows, 'a4'))
    expect(pages.flat()).toEqual(rows.map(({ strip }) => strip.name))
    expect(pages.length).toBe(2)
  })

  it('are more on the shorter paper', () => {
    const rows = Array.from({ length: 12 }, (_, index) => row(String(index + 1), 80))
    expect(inPages(rows, 'letter').length).toBeGreaterThanOrEqual(inPages(rows, 'a4').length)
  })

  it('hold a strip that is longer than a page by itself', () => {
    expect(names(inPages([row('a', 20), row('b', 4_000), row('c', 20)], 'a4'))).toEqual([['a'], ['b'], ['c']])
  })

  it('are those of the side that looks, or none', () => {
    const side = { marker: 0, name: 'Compact', notes: [], strips: [aStrip('Lantern')] }
    const seen = (relation: 'own' | 'enemy'): ReturnType<typeof ownSide> =>
      ownSide('B', aView({ sides: [{ ...side, relation }] }), [{ own: ['AC 13'], parts: [] }])
    expect(seen('own')).toMatchObject({ marker: 'B', strips: [{ facts: { own: ['AC 13'] } }] })
    expect(seen('enemy')).toBeNull()
  })
})
