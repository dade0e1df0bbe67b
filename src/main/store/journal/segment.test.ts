import { describe, expect, it } from 'vitest'
import { decodeLine, encodeLine } from '../document/crc-line'
import { encodeHeader, isNewerSegment, readHeader, segmentName, segmentNumber } from './segment'

const ids = { campaign: 'c1', battle: 'b1' }

describe('segments', () => {
  it('are numbered in their names', () => {
    expect(segmentName(12)).toBe('000012.jsonl')
    expect(segmentNumber('000012.jsonl')).toBe(12)
    for (const other of ['12.jsonl', '000012.jsonl.tmp', '000012.json', 'a00012.jsonl']) expect(segmentNumber(other)).toBeNull()
  })

  it('say in their first line whose they are and what came before', () => {
    const line = decodeLine(encodeHeader(ids, 2, 'abc').subarray(0, -1))
    expect(readHeader(line?.json)).toEqual({ flagship: 'journal', fmt: 1, ...ids, segment: 2, prev: 'abc' })
  })

  it('are recognised as newer than this program whatever else they hold', () => {
    const newer = JSON.stringify({ flagship: 'journal', fmt: 2 })
    expect(isNewerSegment(encodeLine(newer))).toBe(true)
    expect(isNewerSegment(Buffer.from(`sha256:${'0'.repeat(64)} ${newer}\nwho knows\n`))).toBe(true)
    expect(isNewerSegment(encodeHeader(ids, 1, null))).toBe(false)
  })

  it.each([null, 3, {}, { flagship: 'document', fmt: 1 }, { flagship: 'journal', fmt: 1, campaign: 'c1' }])(
    'refuse %j as a first line',
    json => {
      expect(readHeader(json)).toBeNull()
    }
  )
})
