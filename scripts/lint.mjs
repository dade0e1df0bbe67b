// npm run lint: oxlint for all code, with its type-aware rules for the scripts of the screens; ESLint with the Vue rules for the screens.
// `-- --cache` skips screens that have not changed since ESLint last checked them.
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
// By default it skips every folder below node_modules.
const components = readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.vue.ts'))

const codes = await Promise.all([
  node(ROOT, [ESLINT, 'src/renderer', ...(process.argv.includes('--cache') ? CACHE : [])]),
  node(ROOT, [OXLINT, '--format', 'unix']).then(async code => {
    const config = join(ROOT, 'scripts/eslint/screens.oxlintrc.json')
    return Math.max(code, await node(scripts, [OXLINT, '--format', 'unix', '--config', config, ...components]))
  })
])
process.exitCode = Math.max(...codes)

/** Runs a Node program and returns its exit code. */
function node(cwd, args) {
  return new Promise((resolve, reject) =>
    spawn(process.execPath, args, { cwd, stdio: 'inherit' })
      .on('error', reject)
      .on('exit', code => resolve(code ?? 1))
  )
}
