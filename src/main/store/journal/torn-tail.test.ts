import { describe, expect, it } from 'vitest'
import { encodeLine } from '../document/crc-line'
import { classifyTail } from './torn-tail'

const first = encodeLine(JSON.stringify({ seq: 7, text: 'x'.repeat(700) }))
const sameWrite = encodeLine(` ${JSON.stringify({ seq: 8 })}`)
const laterWrite = encodeLine(JSON.stringify({ seq: 8 }))
const zeroed = (bytes: Buffer, from: number, to: number): Buffer =>
  Buffer.concat([bytes.subarray(0, from), Buffer.alloc(to - from), bytes.subarray(to)])

describe('the end of the last segment', () => {
  it('is torn when it stops in the middle of a line', () => {
    for (let length = 1; length < first.length - 1; length++) expect(classifyTail(first.subarray(0, length), 1_000)).toBe('torn')
  })

  it('keeps a whole entry that lacks only its line feed, or has something else in its place', () => {
    expect(classifyTail(first.subarray(0, -1), 1_000)).toBe('line-end')
    expect(classifyTail(Buffer.concat([first.subarray(0, -1), Buffer.from([0x0b])]), 1_000)).toBe('line-end')
    expect(classifyTail(Buffer.concat([first.subarray(0, -1), Buffer.from([0])]), 1_000)).toBe('line-end')
  })

  it('is torn where a sector of zeros is in it', () => {
    // The line begins at byte 1000: sectors end at 1024, 1536 ...
    expect(classifyTail(zeroed(first, 0, 24), 1_000)).toBe('torn')
    expect(classifyTail(zeroed(first, 24, 536), 1_000)).toBe('torn')
    expect(classifyTail(zeroed(first, 536, first.length), 1_000)).toBe('torn')
    expect(classifyTail(zeroed(first, 300, first.length), 1_000)).toBe('torn')
  })

  it('is damaged where a complete line is wrong', () => {
    for (const index of [0, 8, 9, 300, first.length - 2]) {
      const changed = Buffer.from(first)
      changed[index] = (changed[index] ?? 0) ^ 0x02
      expect(classifyTail(changed, 1_000), `byte ${index}`).toBe('damage')
    }
  })

  it('is damaged where a zero byte is no lost sector', () => {
    expect(classifyTail(zeroed(first, 300, 301), 1_000)).toBe('damage')
    expect(classifyTail(zeroed(first, 30, 31).subarray(0, 400), 1_000)).toBe('damage')
    // They begin where a sector begins, but end inside it: before the end of a line that is short, and at the end of one that is not.
    expect(classifyTail(zeroed(first, 24, 30).subarray(0, 400), 1_000)).toBe('damage')
    expect(classifyTail(zeroed(first, 536, first.length - 1), 1_000)).toBe('damage')
  })

  it('is torn when what stands behind the hole belonged to the same write', () => {
    expect(classifyTail(Buffer.concat([zeroed(first, 24, 536), sameWrite]), 1_000)).toBe('torn')
    expect(classifyTail(Buffer.concat([zeroed(first, 24, 536), sameWrite, sameWrite.subarray(0, 5)]), 1_000)).toBe('torn')
  })

  it('is damaged when a later write stands behind the hole: the hole had been acknowledged', () => {
    expect(classifyTail(Buffer.concat([zeroed(first, 24, 536), laterWrite]), 1_000)).toBe('damage')
  })
})
