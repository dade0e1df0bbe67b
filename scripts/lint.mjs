// npm run lint: oxlint for all code, and for the scripts of the screens those of its rules that go by types; ESLint for the screens, with the
// rules for Vue. `-- --cache` passes over screens that ESLint has seen as they are.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { layOutScreenScripts } from './eslint/screen-scripts.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint')
const ESLINT = join(ROOT, 'node_modules/eslint/bin/eslint.js')
const CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/flagship/eslint']

const scripts = join(ROOT, layOutScreenScripts(ROOT))
// It looks into no folder below node_modules by itself.
const components = readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.vue.ts'))

const codes = await Promise.all([
  node(ROOT, [ESLINT, 'src/renderer', ...(process.argv.includes('--cache') ? CACHE : [])]),
  node(ROOT, [OXLINT, '--format', 'unix']).then(async code => {
    const config = join(ROOT, 'scripts/eslint/screens.oxlintrc.json')
    return Math.max(code, await node(scripts, [OXLINT, '--format', 'unix', '--config', config, ...components]))
  })
])
process.exitCode = Math.max(...codes)

/** Runs a program of Node to its end, and gives its exit code. */
function node(cwd, args) {
  return new Promise((resolve, reject) =>
    spawn(process.execPath, args, { cwd, stdio: 'inherit' })
      .on('error', reject)
      .on('exit', code => resolve(code ?? 1))
  )
}
