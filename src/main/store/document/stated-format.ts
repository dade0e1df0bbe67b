import { asBuffer, decodeLine } from './crc-line'

/** The kinds of file whose first line states a format. */
type Stated = 'journal' | 'document'

/**
 * Whether a first line whose checksum is not ours says that a later program wrote it. Every format states its number as
 * `{"flagship":"journal","fmt":7,` after at most 200 bytes of checksum, whatever that checksum is, so that "newer" is never taken for
 * "damaged". If the checksum matches with a known number in place, the line is damaged: one changed digit.
 */
export function isOfNewerFormat(firstLine: Uint8Array, what: Stated, known: number): boolean {
  const text = asBuffer(firstLine).toString('latin1')
  const found = MARK.exec(text)
  if (found === null || found[2] !== what) return false
  const stated = Number(found[3])
  if (stated <= known) return false
  const before = found[1] ?? ''
  const behind = text.slice(found[0].length)
  for (let fmt = 1; fmt <= known; fmt += 1) {
    const asKnown = `${before}{"flagship":"${what}","fmt":${String(fmt)}${behind}`
    if (decodeLine(Buffer.from(asKnown, 'latin1')) !== null) return false
  }
  return true
}

const MARK = /^([^{]{0,200})\{"flagship":"(journal|document)","fmt":([1-9]\d{0,8})(?=[,}])/
