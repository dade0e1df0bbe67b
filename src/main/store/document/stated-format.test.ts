import { describe, expect, it } from 'vitest'
import { encodeLine } from './crc-line'
import { isOfNewerFormat } from './stated-format'

const header = (fmt: number, flagship = 'journal'): string => JSON.stringify({ flagship, fmt, campaign: 'c1' })
const line = (json: string): Buffer => encodeLine(json).subarray(0, -1)

describe('the format that a first line states', () => {
  it('is newer whatever its checksum is', () => {
    const checksums = ['', 'crc64:0123456789abcdef ', `sha256:${'a'.repeat(64)} `]
    expect(checksums.map(sum => isOfNewerFormat(Buffer.from(sum + header(2)), 'journal', 1))).toEqual([true, true, true])
  })

  it('is newer with the checksum of today', () => {
    expect(isOfNewerFormat(line(header(12)), 'journal', 1)).toBe(true)
  })

  it('is not newer when it is known', () => {
    expect(isOfNewerFormat(Buffer.from(`00000000 ${header(2)}`), 'journal', 2)).toBe(false)
  })

  it('is not newer when one changed digit makes it look so', () => {
    for (const digit of [2, 3, 5, 9]) {
      const changed = line(header(1))
        .toString('latin1')
        .replace('"fmt":1', `"fmt":${String(digit)}`)
      expect(isOfNewerFormat(Buffer.from(changed, 'latin1'), 'journal', 1)).toBe(false)
    }
  })

  it('is that of the kind of file that was asked for', () => {
    expect(isOfNewerFormat(Buffer.from(header(2, 'document')), 'journal', 1)).toBe(false)
    expect(isOfNewerFormat(Buffer.from(header(2, 'document')), 'document', 1)).toBe(true)
  })

  it.each([
    '',
    '{}',
    '{"flagship":"journal"}',
    '{"flagship":"journal","fmt":"2",',
    '{"flagship":"journal","fmt":02,',
    `${'x'.repeat(201)}${header(2)}`
  ])('is not stated by %j', text => {
    expect(isOfNewerFormat(Buffer.from(text), 'journal', 1)).toBe(false)
  })
})
