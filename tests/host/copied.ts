import { exec } from 'node:child_process'
import { mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../tidy/repository'

/** A node_modules folder that links to the real packages but has its own caches. */
export function linkPackages(folder: string): void {
  mkdirSync(folder)
  const real = join(ROOT, 'node_modules')
  for (const name of readdirSync(real).filter(one => one === '.bin' || !one.startsWith('.')))
    if (statSync(join(real, name)).isDirectory()) symlinkSync(join(real, name), join(folder, name), 'junction')
}

/** Runs a line in a shell, in this folder, and returns its output, without blocking the test runner. */
export function typed(line: string, cwd: string): Promise<{ readonly status: number; readonly said: string }> {
  const options = { cwd, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: Infinity }
  return new Promise(resolve =>
    exec(line, options, (error, stdout, stderr) => resolve({ status: error === null ? 0 : (error.code ?? -1), said: `${stdout}${stderr}` }))
  )
}
