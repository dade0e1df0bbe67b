import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CAMPAIGNS_MAX } from '@shared/exchange/exchange-v1'
import { IMPORT_LIMITS } from '@shared/exchange/import-problem'
import { scanJson } from '@shared/exchange/scan-json'
import { inFiles, isImportable, weightOf, type FileWeight } from './file-weight'

const LIMITS: FileWeight = { bytes: 10_000, values: 1_000 }
const part = (bytes: number, values = 1): FileWeight => ({ bytes, values })
const sizes = (parts: readonly FileWeight[]): readonly (readonly number[])[] =>
  inFiles(parts, same => same, LIMITS).map(group => group.map(({ bytes }) => bytes))

describe('the weight of a file', () => {
  it('is its bytes, and the values that the reader will count', () => {
    expect(weightOf({ name: 'é', faces: [6, 5], none: null })).toEqual({ bytes: 39, values: 6 })
    const most = Array.from({ length: IMPORT_LIMITS.values - 1 }, () => 0)
    expect([weightOf(most).values, scanJson(JSON.stringify(most)).ok]).toEqual([IMPORT_LIMITS.values, true])
    expect(scanJson(JSON.stringify([...most, 0])).ok).toBe(false)
  })

  it('leaves room for what stands before the content', () => {
    expect(isImportable(part(8_976, 984), LIMITS)).toBe(true)
    expect(isImportable(part(8_977), LIMITS)).toBe(false)
    expect(isImportable(part(1, 985), LIMITS)).toBe(false)
  })
})

describe('parts of several files', () => {
  it('fill each to half of what may come in, by bytes and by values', () => {
    expect(sizes([part(2_000), part(3_000), part(1), part(4_999)])).toEqual([
      [2_000, 3_000],
      [1, 4_999]
    ])
    expect(sizes([part(1, 400), part(2, 100), part(3, 1)])).toEqual([[1, 2], [3]])
  })

  it('are no more in one file than may come in with one', () => {
    const many = Array.from({ length: CAMPAIGNS_MAX + 1 }, () => part(1, 0))
    expect(sizes(many).map(group => group.length)).toEqual([CAMPAIGNS_MAX, 1])
  })

  it('have a file of their own where they are more than that', () => {
    expect(sizes([part(9_000), part(1), part(9_000)])).toEqual([[9_000], [1], [9_000]])
  })

  it('need one file where there are none, and are all there in their order', () => {
    expect(sizes([])).toEqual([[]])
    fc.assert(
      fc.property(fc.array(fc.nat(9_000)), bytes => {
        expect(sizes(bytes.map(size => part(size))).flat()).toEqual(bytes)
      })
    )
  })
})
