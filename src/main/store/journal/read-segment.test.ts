import { describe, expect, it } from 'vitest'
import { encodeLine } from '../document/crc-line'
import { readSegment } from './read-segment'
import { encodeHeader } from './segment'

const header = encodeHeader({ campaign: 'c1', battle: 'b1' }, 1, null)
const entry = (seq: number): Buffer => encodeLine(JSON.stringify({ seq }))
const segment = (...lines: Buffer[]): Buffer => Buffer.concat([header, ...lines])

describe('reading a segment', () => {
  it('gives all entries of a good one', () => {
    const bytes = segment(entry(5), entry(6))
    expect(readSegment(bytes, 5)).toMatchObject({
      entries: [{ seq: 5 }, { seq: 6 }],
      fault: null,
      goodBytes: bytes.length,
      behindFault: []
    })
  })

  it('stops at a wrong checksum, says where, and keeps apart what stands behind', () => {
    const wrong = Buffer.from(entry(6))
    wrong[12] = 0x58
    expect(readSegment(segment(entry(5), wrong, entry(7)), 5)).toMatchObject({
      entries: [{ seq: 5 }],
      goodBytes: header.length + entry(5).length,
      fault: { kind: 'bad-checksum', line: 3, offset: header.length + entry(5).length },
      behindFault: [{ seq: 7 }]
    })
  })

  it.each([
    ['a gap', entry(7), 'gap'],
    ['a number twice', entry(5), 'gap'],
    ['a line that is no entry', encodeLine('{"text":"x"}'), 'not-an-entry'],
    ['a line that is not an object', encodeLine('6'), 'not-an-entry'],
    ['a line that ends early', entry(6).subarray(0, 10), 'cut-short']
  ])('stops at %s', (_name, line, kind) => {
    expect(readSegment(segment(entry(5), line), 5)).toMatchObject({ entries: [{ seq: 5 }], fault: { kind, line: 3 } })
  })

  it('trusts nothing when the first line is wrong', () => {
    expect(readSegment(Buffer.concat([header.subarray(1), entry(1)]), 1)).toMatchObject({
      header: null,
      entries: [],
      fault: { kind: 'bad-header', line: 1 },
      behindFault: [{ seq: 1 }]
    })
  })

  it('takes an empty file for damage', () => {
    expect(readSegment(new Uint8Array(), 1)).toMatchObject({ header: null, entries: [], fault: { kind: 'bad-header' } })
  })
})
