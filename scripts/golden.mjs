// npm run golden: replays the recorded battles. `-- --accept` plays them again and records the results, docs/schema/ too; `-- --schemas`
// writes docs/schema/ alone. Both list the files that have changed.
import { execFileSync, spawnSync } from 'node:child_process'

const RECORDED = ['tests/golden', 'docs/schema']
const SCHEMAS = 'tests/contract/battle-format.test.ts'
const isOfSchemas = process.argv.includes('--schemas')
const isWriting = isOfSchemas || process.argv.includes('--accept')
const before = isWriting ? changed() : []
const tests = isOfSchemas ? [SCHEMAS] : isWriting ? ['tests/golden', SCHEMAS, '--update'] : ['tests/golden']
const run = spawnSync('npx', ['vitest', 'run', ...tests], {
  stdio: 'inherit',
  env: isWriting ? { ...process.env, FLAGSHIP_GOLDEN: 'accept' } : process.env,
  shell: process.platform === 'win32'
})
if (isWriting) {
  const now = changed().filter(file => !before.includes(file))
  console.log(now.length === 0 ? 'Nothing that is recorded has changed.' : `Recorded anew:\n${now.map(file => `  ${file}`).join('\n')}`)
}
process.exitCode = run.status ?? 1

/** Recorded files that differ from the last commit, each with the lines added and removed. */
function changed() {
  return execFileSync('git', ['diff', '--numstat', 'HEAD', '--', ...RECORDED], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
}
