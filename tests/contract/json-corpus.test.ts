import { isUtf8 } from 'node:buffer'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recognise } from '@shared/exchange/foreign/recognise'
import type { ImportProblemCode } from '@shared/exchange/import-problem'
import { scanJson } from '@shared/exchange/scan-json'
import { decodeText } from '../../src/main/exchange/decode-text'
import type { Application } from '../../src/main/application'
import { answerTo, everythingAtRestIn, everythingIn, startedWithSample } from '../support/incoming'
import { JSON_CORPUS, type JsonFile } from '../support/json-corpus'

const MALFORMED = JSON_CORPUS.filter(({ name }) => name.startsWith('n_'))
const SOUND = JSON_CORPUS.filter(({ name }) => name.startsWith('y_'))
const LEFT_TO_THE_READER = JSON_CORPUS.filter(({ name }) => !/^[ny]_/u.test(name))

/** Files that JSON allows, or leaves to the parser, and that Flagship refuses before it looks at their kind. */
const REFUSED_BY_NAME: Readonly<Partial<Record<ImportProblemCode, readonly string[]>>> = {
  'too-deep': ['n_structure_100000_opening_arrays', 'n_structure_open_array_object', 'i_structure_500_nested_arrays'],
  'duplicate-key': [
    'y_object_duplicated_key',
    'y_object_duplicated_key_and_value',
    'object_same_key_different_values',
    'object_same_key_same_value',
    'object_same_key_unclear_values'
  ],
  'out-of-range': [
    'i_number_huge_exp',
    'i_number_neg_int_huge_exp',
    'i_number_pos_double_huge_exp',
    'i_number_real_neg_overflow',
    'i_number_real_pos_overflow',
    'i_number_too_big_neg_int',
    'i_number_too_big_pos_int',
    'i_number_very_big_negative_int',
    'number_-9223372036854775808',
    'number_-9223372036854775809',
    'number_10000000000000000999',
    'number_9223372036854775807',
    'number_9223372036854775808'
  ],
  'bad-text': [
    'i_object_key_lone_2nd_surrogate',
    'i_string_1st_surrogate_but_2nd_missing',
    'i_string_1st_valid_surrogate_2nd_invalid',
    'i_string_incomplete_surrogate_and_escape_valid',
    'i_string_incomplete_surrogate_pair',
    'i_string_incomplete_surrogates_escape_valid',
    'i_string_invalid_lonely_surrogate',
    'i_string_invalid_surrogate',
    'i_string_inverted_surrogates_U+1D11E',
    'i_string_lone_second_surrogate',
    'string_1_escaped_invalid_codepoint',
    'string_2_escaped_invalid_codepoints',
    'string_3_escaped_invalid_codepoints'
  ]
}

let dataDir: string
let application: Application
let before: readonly string[]
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'flagship-corpus-'))
  application = await startedWithSample(dataDir)
  before = await everythingAtRestIn(dataDir)
})
afterAll(async () => {
  await application.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('the corpus of JSONTestSuite', () => {
  it('is whole, and every file as it was written', () => {
    expect([MALFORMED, SOUND, LEFT_TO_THE_READER].map(files => files.length)).toEqual([188, 95, 35 + 22])
    expect(JSON_CORPUS.filter(({ bytes, text }) => bytes.toString() !== text)).toEqual([])
    expect(JSON_CORPUS.filter(({ bytes, text }) => isUtf8(bytes) === text.includes('\ufffd'))).toEqual([])
    const named = Object.values(REFUSED_BY_NAME).flat()
    expect(named.filter(name => JSON_CORPUS.every(file => file.name !== name))).toEqual([])
  })

  it.each(MALFORMED)('$name is malformed: refused with a reason', async file => {
    expect(await answerTo(application, file.bytes)).toBe(reasonOf(file, 'not-json'))
  })

  it.each(SOUND)('$name is sound: looked over as JSON.parse reads it, then refused as not Flagship’s', async file => {
    const reason = reasonOf(file, 'not-flagship')
    expect(() => JSON.parse(file.bytes.toString()) as unknown).not.toThrow()
    expect(scanJson(file.bytes.toString()).ok).toBe(['not-flagship', 'foreign'].includes(reason))
    expect(await answerTo(application, file.bytes)).toBe(reason)
  })

  it.each(LEFT_TO_THE_READER)('$name is left to the reader: refused with a reason', async file => {
    expect(await answerTo(application, file.bytes)).toBe(reasonOf(file, 'not-flagship'))
  })

  it('has changed no byte of the data directory', async () => {
    expect(before.length).toBeGreaterThan(4)
    expect(await everythingIn(dataDir)).toEqual(before)
  })
})

function reasonOf({ name, bytes }: JsonFile, otherwise: ImportProblemCode): string {
  const { text, encoding } = decodeText(bytes)
  // It begins neither as an object nor as a list: text of any kind, or bytes.
  if (recognise({ bytes, text }) !== 'json') return 'foreign'
  if (encoding === 'windows-1252') return 'not-utf8'
  return Object.entries(REFUSED_BY_NAME).find(([, names]) => names.includes(name))?.[0] ?? otherwise
}
