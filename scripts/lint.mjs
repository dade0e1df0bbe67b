// npm run lint: oxlint for all code, with its type-aware rules for the scripts of the screens; ESLint with the Vue rules for the screens.
// `node scripts/lint.mjs FILES` for these files alone.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { layOutScreenScripts } from './eslint/screen-scripts.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint')
const ESLINT = join(ROOT, 'node_modules/eslint/bin/eslint.js')

const files = process.argv.slice(2).filter(file => /\.(?:ts|mts|mjs|vue)$/u.test(file))
const isAll = process.argv.length === 2
const codes = await Promise.all([
  eslint(isAll ? ['src/renderer'] : files.filter(file => file.startsWith('src/renderer/'))),
  isAll || files.length > 0 ? oxlint(files.filter(file => !file.endsWith('.vue'))) : 0
])
process.exitCode = Math.max(...codes)

async function eslint(paths) {
  return paths.length === 0 ? 0 : node(ROOT, [ESLINT, '--no-warn-ignored', ...paths])
}

async function oxlint(paths) {
  const own = isAll || paths.length > 0 ? await node(ROOT, [OXLINT, '--format', 'unix', '--no-error-on-unmatched-pattern', ...paths]) : 0
  const scripts = join(ROOT, layOutScreenScripts(ROOT))
  // By default it skips every folder below node_modules.
  const laidOut = readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.vue.ts'))
  const components = isAll ? laidOut : laidOut.filter(name => files.includes(name.slice(0, -'.ts'.length).replaceAll('\\', '/')))
  if (components.length === 0) return own
  const config = join(ROOT, 'scripts/eslint/screens.oxlintrc.json')
  return Math.max(own, await node(scripts, [OXLINT, '--format', 'unix', '--config', config, ...components]))
}

/** Runs a Node program and returns its exit code. */
function node(cwd, args) {
  return new Promise((resolve, reject) =>
    spawn(process.execPath, args, { cwd, stdio: 'inherit' })
      .on('error', reject)
      .on('exit', code => resolve(code ?? 1))
  )
}
