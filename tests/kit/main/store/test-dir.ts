import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'

/** Test support: a new empty directory on the real disk, removed when the test ends. */
export async function testDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'flagship-store-'))
  made.push(dir)
  return dir
}

const made: string[] = []

afterEach(async () => {
  for (const dir of made.splice(0)) await rm(dir, { recursive: true, force: true })
})
