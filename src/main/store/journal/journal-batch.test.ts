import { describe, expect, it } from 'vitest'
import { decodeLine } from '../document/crc-line'
import { takeBatch } from './journal-batch'

const waiting = (count: number, length = 10): { json: string }[] =>
  Array.from({ length: count }, (_, index) => ({ json: JSON.stringify(`${index}`.padEnd(length)) }))
const LIMITS = { entries: 5, bytes: 1_000 }

describe('the entries of the next write', () => {
  it('are all that wait, each but the first marked as continuing', () => {
    const batch = takeBatch(waiting(3), LIMITS, 0, 100)
    if (batch === 'segment-full') throw new Error('full')
    const lines = batch.bytes
      .toString()
      .trimEnd()
      .split('\n')
      .map(line => decodeLine(Buffer.from(line)))
    expect(lines.map(line => line?.continues)).toEqual([false, true, true])
    expect(batch.count).toBe(3)
  })

  it('are only as many as the segment still takes', () => {
    expect(takeBatch(waiting(9), LIMITS, 3, 100)).toMatchObject({ count: 2 })
    expect(takeBatch(waiting(9), LIMITS, 5, 100)).toBe('segment-full')
  })

  it('are only as long as the segment still takes', () => {
    expect(takeBatch(waiting(3, 400), LIMITS, 1, 100)).toMatchObject({ count: 2 })
    expect(takeBatch(waiting(3, 400), LIMITS, 1, 900)).toBe('segment-full')
  })

  it('fill the segment to its last byte', () => {
    const first = takeBatch(waiting(1), LIMITS, 1, 0)
    if (first === 'segment-full') throw new Error('full')
    const room = LIMITS.bytes - first.bytes.length
    expect(takeBatch(waiting(1), LIMITS, 1, room)).toMatchObject({ count: 1 })
    expect(takeBatch(waiting(1), LIMITS, 1, room + 1)).toBe('segment-full')
  })

  it('may be one that is longer than a whole segment, if the segment holds nothing else', () => {
    expect(takeBatch(waiting(2, 5_000), LIMITS, 0, 100)).toMatchObject({ count: 1 })
    expect(takeBatch(waiting(2, 5_000), LIMITS, 1, 120)).toBe('segment-full')
  })
})
