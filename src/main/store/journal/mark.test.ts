import { describe, expect, it } from 'vitest'
import { sha256 } from '../document/document-format'
import { isSameMark, journalMark, markAt, NO_MARK, verdictOn } from './mark'

const segments = [Buffer.from('first segment'), Buffer.from('second, longer segment')]
const at = (segment: number, bytes: number): ReturnType<typeof markAt> =>
  markAt({ seq: 7, segment, entriesInSegment: 3, bytes: (segments[segment - 1] ?? Buffer.alloc(0)).subarray(0, bytes) })

describe('a mark in a journal', () => {
  it('holds while the journal has addition or stayed', () => {
    expect([verdictOn(NO_MARK, []), verdictOn(at(1, 13), segments), verdictOn(at(2, 6), segments), verdictOn(at(2, 22), segments)]).toEqual(
      Array(4).fill('holds')
    )
  })

  it('tells of entries that are gone', () => {
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = segments
    expect([verdictOn(at(2, 22), [first]), verdictOn(at(2, 22), [first, second.subarray(0, 21)]), verdictOn(at(1, 13), [])]).toEqual(
      Array(3).fill('entries-missing')
    )
  })

  it('tells of entries that are others', () => {
    expect(verdictOn(at(1, 13), [Buffer.from('First segment')])).toBe('other-course')
  })

  it('is the same only where every part is', () => {
    const mark = at(2, 6)
    expect(isSameMark(mark, { ...mark })).toBe(true)
    for (const change of [{ seq: 8 }, { segment: 1 }, { bytes: 7 }, { sha256: sha256(Buffer.of()) }])
      expect(isSameMark(mark, { ...mark, ...change })).toBe(false)
  })

  it('is told from other JSON', () => {
    const mark = at(1, 13)
    expect([mark, NO_MARK].map(one => journalMark.safeParse(one).success)).toEqual([true, true])
    for (const wrong of [null, 7, {}, { ...mark, seq: -1 }, { ...mark, segment: '1' }, { ...mark, bytes: 1.5 }, { ...mark, sha256: 7 }])
      expect(journalMark.safeParse(wrong).success).toBe(false)
  })
})
