// npm run golden: replays the recorded battles. With `-- --accept` plays them again and records the results.
import { spawnSync } from 'node:child_process'

const isAccepting = process.argv.includes('--accept')
const env = isAccepting ? { ...process.env, FLAGSHIP_GOLDEN: 'accept' } : process.env
const run = spawnSync('npx', ['vitest', 'run', 'tests/golden', ...(isAccepting ? ['--update'] : [])], {
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32'
})
process.exitCode = run.status ?? 1
