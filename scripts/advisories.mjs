// Asks the registry for known vulnerabilities, rated high or worse, in any package of the lockfile. If it does not answer, this is reported
// but is not a failure.
import { spawnSync } from 'node:child_process'
import { answerOf } from './audit-answer.mjs'

const run = spawnSync('npm', ['audit', '--json', '--audit-level=high'], { encoding: 'utf8', shell: process.platform === 'win32' })
const { state, lines } = answerOf(run.stdout)
for (const line of lines) console.log(line)
process.exitCode = state === 'known' ? 1 : 0
