// npm run guide: takes the screenshots of the user guide from the running app, and makes the samples of what remains of a battle.
import { spawnSync } from 'node:child_process'

const args = ['vitest', 'run', '--config', 'vitest.e2e.config.ts', 'tests/e2e/user-guide.spec.ts', 'tests/e2e/samples.spec.ts']
const env = { ...process.env, FLAGSHIP_GUIDE: 'write' }
process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status ?? 1
