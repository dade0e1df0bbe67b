import { describe, expect, it } from 'vitest'
import { packedPicture, pictureKind } from './picture-kind'

const bytesOf = (...parts: readonly (number | string)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'number' ? [part] : [...part].map(letter => letter.charCodeAt(0)))))
const webp = (...chunk: readonly (number | string)[]): Uint8Array => bytesOf('RIFF', 40, 0, 0, 0, 'WEBP', ...chunk, '..............')
const ispe = (width: number, height: number): readonly (number | string)[] => [
  ...[0, 0, 0, 20, 'ispe', 0, 0, 0, 0],
  ...[0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255]
]

describe('the size of a picture that a browser unpacks', () => {
  it('stands in each of the three ways in which a WebP begins', () => {
    const size = { kind: 'webp', width: 4000, height: 3000 }
    // 4000 is 0xfa0 and 3000 is 0xbb8; two of the ways count from 0.
    expect(packedPicture(webp('VP8X', 10, 0, 0, 0, 0, 0, 0, 0, 0x9f, 0x0f, 0, 0xb7, 0x0b, 0))).toEqual(size)
    expect(packedPicture(webp('VP8 ', 9, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0xa0, 0x0f, 0xb8, 0x0b))).toEqual(size)
    const bits = 3999 + 2999 * 0x4000
    expect(packedPicture(webp('VP8L', 9, 0, 0, 0, 0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >> 24))).toEqual(size)
    expect(packedPicture(webp('ICCP', 9, 0, 0, 0))).toBeNull()
    expect(packedPicture(bytesOf('RIFF', 40, 0, 0, 0, 'WEBPVP8X'))).toBeNull()
  })

  it('is the largest that an AVIF states', () => {
    const avif = bytesOf(0, 0, 0, 24, 'ftypavif', 0, 0, 0, 0, 'avifmif1', ...ispe(160, 120), ...ispe(4000, 3000), ...ispe(512, 512))
    expect(packedPicture(avif)).toEqual({ kind: 'avif', width: 4000, height: 3000 })
    expect(packedPicture(avif.slice(0, 30))).toBeNull()
  })
})

describe('the kind of a picture', () => {
  it.each([
    ['heic', bytesOf(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic')],
    ['heic', bytesOf(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'mif1heic')],
    ['avif', bytesOf(0, 0, 0, 28, 'ftypmif1', 0, 0, 0, 0, 'mif1avifmiaf')],
    [null, bytesOf(0, 0, 0, 24, 'ftypisom', 0, 0, 0, 0, 'isommp42')],
    [null, bytesOf(0x89, 'PNG')],
    [null, new Uint8Array()]
  ])('%s', (kind, bytes) => expect(pictureKind(bytes)).toBe(kind))
})
