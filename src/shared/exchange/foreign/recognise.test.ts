import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOREIGN_KINDS } from './foreign-kinds'
import { recognise } from './recognise'

const kindOf = (text: string): string => recognise({ bytes: new Uint8Array(), text })
const kindOfBytes = (...bytes: readonly (number | string)[]): string =>
  recognise({
    bytes: Uint8Array.from(bytes.flatMap(part => (typeof part === 'number' ? [part] : [...part].map(c => c.charCodeAt(0))))),
    text: null
  })

describe('what a text is', () => {
  it.each([
    ['{"faction":"rebelalliance","name":"Two","pilots":[{"id":"lukeskywalker"}],"points":20}', 'xws'],
    ['https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ200Z4X115WW', 'squad-link'],
    ['<?xml version="1.0"?>\n<roster name="R" xmlns="http://www.battlescribe.net/schema/rosterSchema"></roster>', 'battlescribe'],
    ['{"roster":{"costs":[],"forces":[{"selections":[]}]}}', 'new-recruit'],
    ['a;b;c\n1;2;3', 'table'],
    ['{"flagship":"roster","format":1}', 'json'],
    ['hello', 'text']
  ])('%s', (text, kind) => expect(kindOf(text)).toBe(kind))
})

describe('what bytes are', () => {
  it.each([
    ['heic', [0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic']],
    ['avif', [0, 0, 0, 28, 'ftypmif1', 0, 0, 0, 0, 'mif1avifmiaf']],
    ['webp', ['RIFF', 36, 0, 0, 0, 'WEBPVP8 ']],
    ['archive', ['PK', 3, 4]],
    ['bytes', [1, 2, 3]]
  ] as const)('%s', (kind, bytes) => expect(kindOfBytes(...bytes)).toBe(kind))
})

it('says of anything one of the kinds there are', () => {
  const kinds: readonly string[] = ['json', 'share-code', ...FOREIGN_KINDS]
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), bytes => kinds.includes(recognise({ bytes, text: null }))))
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), text => kinds.includes(kindOf(text))))
})
