// npm run types: the native compiler for everything without Vue, then vue-tsc for the screens, which import the declarations of the first.
// `-- --cache` skips the screens if neither they nor their imports have changed since they last passed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOUND_RIGHT = join(ROOT, 'node_modules/.cache/flagship/screens-found-right')
const READ_BY_SCREENS = [
  'src/renderer',
  'src/preload',
  'tests/kit',
  'node_modules/.cache/tsc/shared',
  'node_modules/.cache/tsc/node',
  'tsconfig.base.json',
  'tsconfig.screens.json',
  'package-lock.json'
]

compile('node_modules/typescript7/bin/tsc', '--build', 'tsconfig.test.json')
const screens = process.argv.includes('--cache') ? hashOf(READ_BY_SCREENS) : null
if (screens === null || !existsSync(FOUND_RIGHT) || readFileSync(FOUND_RIGHT, 'utf8') !== screens) {
  rmSync(FOUND_RIGHT, { force: true })
  compile('node_modules/vue-tsc/bin/vue-tsc.js', '--project', 'tsconfig.screens.json')
  mkdirSync(dirname(FOUND_RIGHT), { recursive: true })
  writeFileSync(FOUND_RIGHT, hashOf(READ_BY_SCREENS))
}

/** Runs a compiler; exits if it reports errors. */
function compile(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!path.includes('/') || /\.\w+$/u.test(path)) return [path]
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length))
    .sort()
}
