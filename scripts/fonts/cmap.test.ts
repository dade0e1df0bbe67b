import { describe, expect, it } from 'vitest'
import { readCmap, writeCmap } from './cmap.mjs'

describe('the table of characters', () => {
  it('is read as it was written: neighbours, gaps, and two characters of one glyph', () => {
    const glyphs = new Map([
      [0x20, 3],
      [0x21, 4],
      [0x22, 9],
      [0x2009, 700],
      [0x202f, 700],
      [0xfffd, 1]
    ])
    expect(readCmap(writeCmap(glyphs))).toEqual(glyphs)
  })

  it('may list glyphs one by one, as other writers do', () => {
    // One segment, U+41 to U+43, followed by its glyphs: 7, none, 5.
    const listed = [4, 0, 0, 4, 0, 0, 0, 0x43, 0xffff, 0, 0x41, 0xffff, 0, 1, 4, 0, 7, 0, 5]
    const table = Buffer.alloc(12 + 2 * listed.length)
    for (const [index, word] of [0, 1, 3, 1, 0, 12, ...listed].entries()) table.writeUInt16BE(word, 2 * index)
    expect([...readCmap(table)]).toEqual([
      [0x41, 7],
      [0x43, 5]
    ])
  })

  it('of another format is refused', () => {
    const table = writeCmap(new Map([[0x20, 1]]))
    table.writeUInt16BE(12, 12)
    expect(() => readCmap(table)).toThrow('format 4')
  })
})
