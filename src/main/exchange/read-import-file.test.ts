import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { IMPORT_LIMITS } from '@shared/exchange/import-problem'
import { readImportFile } from './read-import-file'

/** What is wrong with a file of so many bytes, all of them 0. */
async function wrongWith(bytes: number): Promise<unknown> {
  const dir = await mkdtemp(join(tmpdir(), 'import-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const path = join(dir, 'export.json')
  await writeFile(path, '')
  await truncate(path, bytes)
  const read = await readImportFile(path)
  return read.ok ? null : read.error.code
}

describe('a file to import', () => {
  it('is read up to its limit, and refused beyond it', async () => {
    expect([await wrongWith(IMPORT_LIMITS.bytes), await wrongWith(IMPORT_LIMITS.bytes + 1)]).toEqual(['foreign', 'too-large'])
  })
})
