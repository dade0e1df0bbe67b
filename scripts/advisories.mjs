// Asks the registry whether a weakness rated high or worse is known of any package of the lockfile. A registry that does not answer is no failure, but is told.
import { spawnSync } from 'node:child_process'
import { answerOf } from './audit-answer.mjs'

const run = spawnSync('npm', ['audit', '--json', '--audit-level=high'], { encoding: 'utf8', shell: process.platform === 'win32' })
const { state, lines } = answerOf(run.stdout)
for (const line of lines) console.log(line)
process.exitCode = state === 'known' ? 1 : 0
