import { deflateRawSync, crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readShareCode, shareCode } from './share-code'

const read = (code: string): string => {
  const found = readShareCode(code)
  return found.ok ? found.value.toString('utf8') : found.error.code
}

describe('a text as a code', () => {
  it('comes back as it went, whatever it says', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), text => read(shareCode(text)) === text))
  })

  it.each([
    ['with words around it', (code: string) => `Here is my armada:\n\n${code}\nSee you on Friday. Abad1dea.`],
    ['quoted in an answer', (code: string) => code.replace(/.{20}/gu, '$&\n> ').replace(/^/u, '> ')],
    ['between quotation marks', (code: string) => `“${code}”`],
    ['marked as code', (code: string) => `\`\`\`\n${code}\n\`\`\``],
    [
      'with spaces that do not break, and signs that nobody sees',
      (code: string) => `\ufeff${code.replace(/.{11}/gu, '$&\u00a0\u200b\u00ad')}`
    ]
  ])('comes back %s', (_name, sent) => {
    expect(read(sent(shareCode('{"flagship":"roster","name":"Dawn Patrol"}')))).toBe('{"flagship":"roster","name":"Dawn Patrol"}')
  })

  it('is noticed when one letter is another', () => {
    const code = shareCode('{"flagship":"roster","name":"Dawn Patrol"}')
    for (let at = 'FLAGSHIP1.'.length; at < code.length; at += 1) {
      const other = code.charAt(at) === 'a' ? 'b' : 'a'
      // The last letter may carry unused bits.
      const wrong = read(code.slice(0, at) + other + code.slice(at + 1))
      expect(['inconsistent', '{"flagship":"roster","name":"Dawn Patrol"}']).toContain(wrong)
    }
    expect(read(code.slice(0, -12))).toBe('inconsistent')
  })

  it('is not unpacked beyond what a roster can be', () => {
    const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024))
    expect(read(`FLAGSHIP1.${packed.toString('base64url')}.${crc32(packed).toString(16).padStart(8, '0')}`)).toBe('too-large')
  })
})
