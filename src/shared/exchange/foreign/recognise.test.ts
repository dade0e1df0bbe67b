import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOREIGN_FILES } from '../../../../tests/support/foreign-files'
import { FOREIGN_KINDS } from './foreign-kinds'
import { recognise } from './recognise'

const KINDS: readonly string[] = ['json', 'share-code', ...FOREIGN_KINDS]
const kindOf = (text: string): string => recognise({ bytes: new Uint8Array(), text })
const kindOfBytes = (bytes: Uint8Array): string => recognise({ bytes, text: null })

describe('what a text is', () => {
  it.each([
    ['an export of Flagship, whatever else it looks like', '{"faction":"rebels","pilots":[],"flagship":"roster"}', 'json'],
    ['JSON of nobody knows whom', '{"a":[{"b":1}]}', 'json'],
    ['a list of nothing', '[]', 'json'],
    ['nothing', '\n', 'json'],
    ['a code in a message', 'Here:\nFLAGSHIP1.abc.00000000, enjoy', 'share-code'],
    ['a code that a program wrapped within its mark', 'FLAG\u200bSHIP1.\nabc.00000000', 'share-code'],
    ['a code in a chat that shows the time', '[12:30] Ana: FLAGSHIP1.abc.00000000', 'share-code'],
    ['a code in a chat that shows the name', '<Ana> FLAGSHIP1.abc.00000000', 'share-code'],
    ['a code that a web page shows', '<!doctype html><p>FLAGSHIP1.abc.00000000', 'web-page'],
    ['two lines of prose', 'Dear all, we meet on Friday.\nBring dice', 'text'],
    ['a link in a sentence', 'See https://yasb.app/?f=Rebel', 'text'],
    ['an emoticon', '<3 this game', 'text']
  ])('%s', (_name, text, kind) => expect(kindOf(text)).toBe(kind))

  it('shows also where it is cut short after the fields that tell it', () => {
    expect(kindOf('{"faction":"rebelalliance","pilots":[{"id":"luke')).toBe('xws')
    expect(kindOf('{"SaveName":"Table","ObjectStates":[{"Name":"Bag","Conta')).toBe('tabletop-simulator')
  })

  it('shows however deep the rest of it is', () => {
    const deep = `{"_stats":{"systemId":"sfrpg"},"system":${'{"a":'.repeat(400)}1${'}'.repeat(400)}}`
    expect(kindOf(deep)).toBe('foundry')
    expect(kindOf('['.repeat(3_000_000))).toBe('json')
    expect(kindOf('{"a":'.repeat(1_000_000))).toBe('json')
  })
})

describe('anything at all', () => {
  it('is of one of the kinds there are', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), bytes => KINDS.includes(kindOfBytes(bytes))))
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), text => KINDS.includes(kindOf(text))))
  })

  it('is of one of them also as a piece of a real file, with a few bytes of another in it', () => {
    const file = fc.constantFrom(...FOREIGN_FILES.map(({ bytes }) => bytes))
    fc.assert(
      fc.property(file, file, fc.nat(), fc.nat(), (one, other, at, from) => {
        const bytes = Uint8Array.from([...one.subarray(0, at % (one.length + 1)), ...other.subarray(from % other.length)])
        return KINDS.includes(kindOfBytes(bytes)) && KINDS.includes(kindOf(Buffer.from(bytes).toString('latin1')))
      })
    )
  })
})
