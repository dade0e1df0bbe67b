import { describe, expect, it } from 'vitest'
import { aStrip, aView } from '@kit/core/view'
import { inPages, ownSide } from './paper-pages'

describe('the pages of a side', () => {
  it('take as many strips as there is room for, in order, none torn apart', () => {
    expect(inPages([40, 40, 20], 100)).toEqual([[0, 1, 2]])
    expect(inPages([40, 40, 20, 50, 50, 60], 100)).toEqual([[0, 1, 2], [3, 4], [5]])
  })

  it('are about as full as each other, so that no strip is alone on the last one', () => {
    expect(inPages([20, 20, 20, 20, 20, 20], 100)).toEqual([
      [0, 1, 2],
      [3, 4, 5]
    ])
  })

  it('hold a strip that is longer than a page by itself', () => {
    expect(inPages([20, 400, 20], 100)).toEqual([[0], [1], [2]])
  })

  it('are none where nobody is left', () => {
    expect(inPages([], 100)).toEqual([])
  })

  it('are those of the side that looks, or none', () => {
    const side = { marker: 0, name: 'Compact', notes: [], strips: [aStrip('Lantern')] }
    const seen = (relation: 'own' | 'enemy'): ReturnType<typeof ownSide> =>
      ownSide('B', aView({ sides: [{ ...side, relation }] }), [{ own: ['AC 13'], parts: [] }])
    expect(seen('own')).toMatchObject({ marker: 'B', strips: [{ facts: { own: ['AC 13'] } }] })
    expect(seen('enemy')).toBeNull()
  })
})
