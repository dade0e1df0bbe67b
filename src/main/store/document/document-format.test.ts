import { describe, expect, it } from 'vitest'
import { encodeLine } from './crc-line'
import { decodeDocument, encodeDocument, sha256 } from './document-format'

const value = { name: 'Überfall', ships: [{ id: 's1', hull: 12 }] }
const bytes = encodeDocument('campaign', value)

describe('document files', () => {
  it('come back as they were', () => {
    expect(decodeDocument('campaign', bytes)).toEqual({ ok: true, value })
  })

  it('begin with a checked line that says what follows', () => {
    const [first, ...rest] = bytes.toString().split('\n')
    const header = JSON.parse((first ?? '').slice(9)) as { len: number; sha256: string }
    expect(header).toMatchObject({ flagship: 'document', fmt: 1, kind: 'campaign' })
    expect(JSON.parse(rest.join('\n'))).toEqual(value)
    expect(header.len).toBe(Buffer.from(rest.join('\n')).length)
    expect(header.sha256).toBe(sha256(Buffer.from(rest.join('\n'))))
  })

  it('are damaged with any byte changed in any of four ways', () => {
    for (let index = 0; index < bytes.length; index++) {
      for (const mask of [0x01, 0x20, 0x80, 0xff]) {
        const changed = Buffer.from(bytes)
        changed[index] = (changed[index] ?? 0) ^ mask
        expect(decodeDocument('campaign', changed), `byte ${index} mask ${mask}`).toMatchObject({ ok: false, error: { code: 'damaged' } })
      }
    }
  })

  it('are damaged when cut anywhere or when anything is added', () => {
    for (let length = 0; length < bytes.length; length++) expect(decodeDocument('campaign', bytes.subarray(0, length)).ok).toBe(false)
    expect(decodeDocument('campaign', Buffer.concat([bytes, Buffer.from('\n')])).ok).toBe(false)
  })

  it('are damaged when another kind lies in their place', () => {
    expect(decodeDocument('settings', bytes)).toMatchObject({
      ok: false,
      error: { code: 'damaged', detail: 'holds "campaign", not "settings"' }
    })
  })

  it('are refused politely when a later program wrote them, whatever else it changed', () => {
    const newer = Buffer.concat([encodeLine('{"flagship":"document","fmt":2}'), Buffer.from('who knows')])
    expect(decodeDocument('campaign', newer)).toMatchObject({ ok: false, error: { code: 'newer-format' } })
  })

  it('cannot hold what JSON cannot', () => {
    expect(() => encodeDocument('campaign', undefined)).toThrow(TypeError)
    expect(() => encodeDocument('campaign', { size: 1n })).toThrow(TypeError)
  })
})
