import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explored } from '../../../tests/support/explored'
import { IMPORT_LIMITS } from './import-problem'
import { scanJson } from './scan-json'

const codeOf = (text: string): string => {
  const scanned = scanJson(text)
  return scanned.ok ? 'ok' : `${scanned.error.code} ${scanned.error.at}`.trim()
}

/** Texts that every JSON reader must accept, from public test suites. */
const SOUND = [
  'null',
  '0',
  '-0',
  '1e2',
  '1E-2',
  '1.5e+3',
  '""',
  '[]',
  '{}',
  ' [1 , 2 ]\n',
  '\t{"a" : [ ] }\r\n',
  '[[[]]]',
  '{"a":{"b":null}}',
  '["\\u00e9\\n\\"\\\\\\/"]',
  '["\\ud83d\\ude80"]',
  '["\u2028\u2029\u007f"]',
  '{"":0}',
  '{"a":1,"b":1}',
  '[true,false,null]',
  '"é"',
  '[-9007199254740991]'
]
/** Texts that no JSON reader may accept. */
const BROKEN = [
  '',
  ' ',
  '{',
  '}',
  '[',
  ']',
  '[1',
  '[1,',
  '[,1]',
  '[1,,2]',
  '[1,]',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '{,}',
  '{a:1}',
  "{'a':1}",
  '{"a" 1}',
  '{"a":1 "b":2}',
  '[1 2]',
  '[1][2]',
  '1 2',
  '{"a":1}}',
  '01',
  '-',
  '-01',
  '1.',
  '.5',
  '1e',
  '1e+',
  '+1',
  '0x10',
  'NaN',
  '[Infinity]',
  '[-Infinity]',
  'nul',
  'truefalse',
  'True',
  '"',
  '"a',
  '["a\u0000"]',
  '["a\nb"]',
  '["\t"]',
  '["\\x"]',
  '["\\u12"]',
  '["\\u12G4"]',
  '["\\"]',
  '\ufeff[]',
  '[\u00a01]',
  '[1]\u0000',
  '{"a":[}',
  '[{]',
  '{"a":1:2}',
  '["a":1]',
  '/* a */ []',
  '[] // x',
  '[1]a',
  '{"a":"b",1}',
  '{1:1}',
  '{null:1}',
  '{[]:1}',
  '[,]',
  ':',
  ',',
  '"a":1',
  '[0e]',
  '[1ea]',
  '[- 1]',
  '[1 000]',
  '[\u0030\u0966]'
]

describe('a text looked over before it is read', () => {
  it.each(SOUND)('passes where JSON.parse reads it: %j', text => {
    expect(codeOf(text)).toBe('ok')
    expect(() => JSON.parse(text) as unknown).not.toThrow()
  })

  it.each(BROKEN)('is no JSON: %j', text => {
    expect(codeOf(text)).toMatch(/^not-json \d+:\d+$/u)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  })

  it('passes exactly where JSON.parse reads it, whatever is written', () => {
    const marks = fc.constantFrom('{', '}', '[', ']', ':', ',', '"a"', '"b"', '1', '-2.5', 'null', ' ', '"\\n"', 'tru', 'true', '"')
    const texts = fc.oneof(
      fc.array(marks, { maxLength: 12 }).map(parts => parts.join('')),
      fc.json(),
      fc.json().chain(json => fc.nat(json.length).map(cut => json.slice(0, cut)))
    )
    fc.assert(
      fc.property(texts, text => {
        const scanned = codeOf(text)
        // Whatever only this reader refuses is refused with its own code.
        fc.pre(!/^(?:duplicate-key|forbidden-key|out-of-range|bad-text|too-)/u.test(scanned))
        expect(scanned === 'ok').toBe(canParse(text))
      }),
      { numRuns: explored(3_000) }
    )
  })

  it.each([
    ['{"a":1,"a":2}', 'duplicate-key 1:8'],
    ['{"a":1,"\\u0061":2}', 'duplicate-key 1:8'],
    ['[{"a":1},{"a":1}]', 'ok'],
    ['{"x":{"__proto__":{}}}', 'forbidden-key 1:7'],
    ['{"\\u005f_proto__":{}}', 'forbidden-key 1:2'],
    ['{"constructor":{"prototype":{}}}', 'forbidden-key 1:2'],
    ['["constructor"]', 'ok'],
    ['[1e999]', 'out-of-range 1:2'],
    ['[\n  9007199254740992\n]', 'out-of-range 2:3'],
    ['[-9007199254740993]', 'out-of-range 1:2'],
    ['["\\ud800"]', 'bad-text 1:2'],
    ['{"\\udfff":1}', 'bad-text 1:2'],
    ['{"a":1,\n "b" 2}', 'not-json 2:6']
  ])('%s: %s', (text, expected) => {
    expect(codeOf(text)).toBe(expected)
  })

  it('stops at the limits, however long the text', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
    expect(codeOf(nested(IMPORT_LIMITS.depth))).toBe('ok')
    expect(codeOf(nested(IMPORT_LIMITS.depth + 1))).toBe('too-deep')
    expect(codeOf('['.repeat(8_000_000))).toBe('too-deep')
    expect(codeOf('{"a":'.repeat(100))).toBe('too-deep')
    // The list itself counts as a value too.
    expect(codeOf(`[${'0,'.repeat(IMPORT_LIMITS.values - 2)}0]`)).toBe('ok')
    expect(codeOf(`[${'0,'.repeat(IMPORT_LIMITS.values - 1)}0]`)).toBe('too-many-values')
  })
})

function canParse(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
