import { describe, expect, it } from 'vitest'
import { err } from '../../kernel/result'
import { readForeign } from './read-foreign'
import type { ReadableFile } from './foreign-file'
import type { ForeignReader } from './readers'

const text = { text: 'a\nbé', encoding: 'utf-8' } as const
const file: ReadableFile = { kind: 'mekhq', bytes: new Uint8Array(), ...text, inflate: () => null, decode: () => text }
const failing: ForeignReader = () => err({ code: 'too-deep', at: '3:1' })

describe('a file of another program', () => {
  it('that nobody reads is refused by its kind', () => {
    expect(readForeign(file, {})).toEqual({ ok: false, error: { code: 'foreign', at: '', kind: 'mekhq' } })
  })

  it('that its reader refuses says both the kind and the place', () => {
    expect(readForeign(file, { mekhq: failing })).toEqual({ ok: false, error: { code: 'too-deep', at: '3:1', kind: 'mekhq' } })
  })

  it('saved in the old code page is refused at its first letter beyond ASCII, but a table is read', () => {
    const saved = { ...file, encoding: 'windows-1252' } as const
    expect(readForeign(saved, { mekhq: failing })).toEqual({ ok: false, error: { code: 'not-utf8', at: '2:2', kind: 'mekhq' } })
    expect(readForeign({ ...saved, kind: 'table' }, { table: failing })).toMatchObject({ error: { code: 'too-deep' } })
  })
})
