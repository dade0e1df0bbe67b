import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Where imports wait to be read: folders outside the data directory, named after it. Only its owner creates such folders, so any found at
 * startup belong to an owner that was killed.
 */
export class TemporaryImports {
  readonly #prefix: string
  readonly #parent: string

  constructor(dataDir: string, parent = tmpdir()) {
    this.#parent = parent
    this.#prefix = importPrefix(dataDir)
  }

  /** A new empty folder. */
  make(): Promise<string> {
    return mkdtemp(join(this.#parent, this.#prefix))
  }

  async remove(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true })
  }

  /** Removes what killed owners left. Call at start, with the lock. */
  async clear(): Promise<void> {
    for (const name of await readdir(this.#parent)) if (name.startsWith(this.#prefix)) await this.remove(join(this.#parent, name))
  }
}

/** How the names of the folders begin in which imports of this data directory wait. */
export function importPrefix(dataDir: string): string {
  return `flagship-import-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}-`
}
