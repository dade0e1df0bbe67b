import { describe, expect, it } from 'vitest'
import { fileText } from './file-text'

const read = (...bytes: readonly number[]): Promise<string | null> => fileText(new Blob([Uint8Array.from(bytes)]))

describe('the text of a file', () => {
  it('is UTF-8, with or without its mark', async () => {
    expect(await read(0xc3, 0x89)).toBe('É')
    expect(await read(0xef, 0xbb, 0xbf, 0xc3, 0x89)).toBe('É')
  })
  it('is UTF-16 where its mark says so', async () => {
    expect(await read(0xff, 0xfe, 0xc9, 0x00)).toBe('É')
    expect(await read(0xfe, 0xff, 0x00, 0xc9)).toBe('É')
  })
  it('is in the code page of Windows where it is no UTF-8', async () => {
    expect(await read(0xc9, 0x6d, 0xe7)).toBe('Émç')
  })
  it('is none in a workbook, a picture, or anything too large for a table', async () => {
    expect(await read(0x50, 0x4b, 3, 4, 0, 0)).toBeNull()
    expect(await fileText(new Blob([new Uint8Array(4_000_001)]))).toBeNull()
  })
})
