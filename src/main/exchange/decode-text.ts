import { isUtf8 } from 'node:buffer'
import type { ForeignFile } from '@shared/exchange/foreign/foreign-file'

type Decoded = Pick<ForeignFile, 'text' | 'encoding'>

const NO_TEXT: Decoded = { text: null, encoding: null }
/** Control characters that no text has; a form feed and a character of old end marks may stand in one. */
// oxlint-disable-next-line no-control-regex -- these characters are what is looked for
const CONTROLS = /[\0-\x08\x0e-\x19\x1b-\x1f]/u
/** Characters of a text in UTF-16 that are looked at for controls: other files may begin like one. */
const LOOKED_AT = 1_000

/**
 * The text of a file: UTF-8, UTF-16 with a byte order mark or two plain letters at its beginning, or else the old code page of western
 * Windows, if it could be one. A byte order mark is removed.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const [first, second, third, fourth] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0)) return wide(bytes, 'utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0)) return wide(bytes, 'utf-16be')
  if (isUtf8(bytes)) {
    const text = new TextDecoder('utf-8').decode(bytes)
    return { text, encoding: 'utf-8' }
  }
  const text = new TextDecoder('windows-1252').decode(bytes)
  return CONTROLS.test(text) ? NO_TEXT : { text, encoding: 'windows-1252' }
}

function wide(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Decoded {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return CONTROLS.test(text.slice(0, LOOKED_AT)) ? NO_TEXT : { text, encoding: 'utf-16' }
  } catch {
    return NO_TEXT
  }
}
