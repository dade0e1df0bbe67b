// npm run fuzz -- --minutes N: plays new battles of random commands and prints the seed of one that fails; add it to tests/fuzz/seeds.json.
import { spawnSync } from 'node:child_process'

const at = process.argv.indexOf('--minutes')
const minutes = at < 0 ? '1' : (process.argv[at + 1] ?? '1')
const run = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.fuzz.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FLAGSHIP_FUZZ_MINUTES: minutes },
  shell: process.platform === 'win32'
})
process.exitCode = run.status ?? 1
