import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { compileStandIn } from '../../e2e/electron-stand-in/compile'
import { removeFolder } from '../../e2e/support/remove-folder'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The output of `npm run package:dir`: `linux-unpacked`, `win-unpacked` and `mac`. */
    readonly made: string
  }
}

/** Packages as `npm run package:dir` does, into a folder for the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const made = mkdtempSync(join(tmpdir(), 'flagship-package-'))
  try {
    execFileSync(process.execPath, ['scripts/package-dir.mjs', made], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as Readonly<Record<'stdout' | 'stderr', string>>
    throw new Error(`npm run package:dir failed\n${stdout}\n${stderr}`, { cause: error })
  }
  await compileStandIn()
  project.provide('made', made)
  return () => removeFolder(made)
}
