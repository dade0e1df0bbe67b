import { describe, expect, it } from 'vitest'
import { decodeLine, encodeLine } from './crc-line'

const line = (json: string): Buffer => encodeLine(json).subarray(0, -1)

describe('checked lines', () => {
  it('are the checksum of the JSON, a space, the JSON and a line feed', () => {
    // The check value of CRC-32 is that of the digits 1 to 9.
    expect(encodeLine('123456789').toString()).toBe('cbf43926 123456789\n')
    expect(decodeLine(line('123456789'))).toEqual({ json: 123456789, continues: false })
  })

  it('keep any text, and stay one line', () => {
    const value = { text: 'ä\n\u2028\0\ud800 "quoted" 🚀' }
    const encoded = encodeLine(JSON.stringify(value))
    expect(encoded.indexOf(0x0a)).toBe(encoded.length - 1)
    expect(encoded.includes(0)).toBe(false)
    expect(decodeLine(encoded.subarray(0, -1))?.json).toEqual(value)
  })

  it('tell by a first space that they continue a write', () => {
    expect(decodeLine(line(' {"seq":2}'))).toEqual({ json: { seq: 2 }, continues: true })
  })

  it('are read from among others, and from nowhere but their own beginning to their own end', () => {
    const one = encodeLine('{"seq":1,"text":"Éclair"}')
    const two = encodeLine(' {"seq":2}')
    const file = Buffer.concat([one, two, one])
    const end = one.length + two.length - 1
    expect(decodeLine(file, one.length, end)).toEqual({ json: { seq: 2 }, continues: true })
    expect(decodeLine(file, 0, one.length - 1)).toEqual({ json: { seq: 1, text: 'Éclair' }, continues: false })
    for (let start = 0; start < end; start += 1) if (start !== one.length) expect(decodeLine(file, start, end), `from ${start}`).toBeNull()
    for (let stop = one.length; stop < file.length; stop += 1)
      if (stop !== end) expect(decodeLine(file, one.length, stop), `to ${stop}`).toBeNull()
  })

  it('are refused with any bit changed', () => {
    const good = line('{"seq":12,"text":"lance"}')
    for (let bit = 0; bit < good.length * 8; bit++) {
      const changed = Buffer.from(good)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(decodeLine(changed), `bit ${bit}`).toBeNull()
    }
  })

  it('are refused at any other length', () => {
    const good = line('{"seq":12}')
    for (let length = 0; length < good.length; length++) expect(decodeLine(good.subarray(0, length))).toBeNull()
    expect(decodeLine(Buffer.concat([good, Buffer.from(' ')]))).toBeNull()
  })

  it('are refused when the checksum is right but the text is not JSON', () => {
    expect(decodeLine(line('{"seq":'))).toBeNull()
  })
})
