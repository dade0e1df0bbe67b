import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checksums } from './checksums.mjs'

const folder = mkdtempSync(join(tmpdir(), 'flagship-sums-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('checksums', () => {
  it('are what everybody else computes, by name', async () => {
    const put = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    expect(await checksums([put('b.zip', 'abc'), put('a.zip', '')])).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.zip\n' +
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b.zip\n'
    )
  })
})
