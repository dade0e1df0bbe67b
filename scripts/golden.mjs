// npm run golden: replays the recorded battles. `-- --accept` plays them again and records the results, docs/schema/ too; `-- --schemas`
// writes docs/schema/ alone. Both say in words what has changed.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { changeInWords } from './recorded-changes.mjs'

const RECORDED = ['tests/golden', 'docs/schema']
const SCHEMAS = 'tests/contract/battle-format.test.ts'
const isOfSchemas = process.argv.includes('--schemas')
const isWriting = isOfSchemas || process.argv.includes('--accept')
const before = isWriting ? changed() : new Map()
const tests = isOfSchemas ? [SCHEMAS] : isWriting ? ['tests/golden', SCHEMAS, '--update'] : ['tests/golden']
const run = spawnSync('npx', ['vitest', 'run', ...tests], {
  stdio: 'inherit',
  env: isWriting ? { ...process.env, FLAGSHIP_GOLDEN: 'accept' } : process.env,
  shell: process.platform === 'win32'
})
if (isWriting) {
  const anew = [...changed()].filter(([path, text]) => before.get(path) !== text)
  const words = anew.map(([path, text]) => `  ${changeInWords(path, before.get(path) ?? committed(path), text)}`)
  console.log(words.length === 0 ? 'Nothing that is recorded has changed.' : `Recorded anew:\n${words.join('\n')}`)
}
process.exitCode = run.status ?? 1

/** Recorded files that differ from the last commit, with their texts. */
function changed() {
  const paths = git('status', '--porcelain', '--untracked-files=all', '--', ...RECORDED)
    .split('\n')
    .flatMap(line => line.slice(3).trim() || [])
  return new Map(paths.map(path => [path, existsSync(path) ? readFileSync(path, 'utf8') : '']))
}

function committed(path) {
  try {
    return git('show', `HEAD:${path}`)
  } catch {
    return ''
  }
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })
}
