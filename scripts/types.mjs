// npm run types: the native compiler for everything without Vue, then vue-tsc for the screens, which import the declarations of the first.
// `-- --quick` gives the native compiler the screens too, as TypeScript, and asks vue-tsc only if it finds an error.
// `-- --of shared`, `node`, `screens` or `test` checks this part alone, with what it imports.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { layOutScreens, realErrors } from './screens-as-typescript.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NATIVE = 'node_modules/typescript7/bin/tsc'
/** Each checker works out the types of the schemas again: four of them, as by default, take half as much CPU time again. */
const ONE_CHECKER = ['--checkers', '1']

const at = process.argv.indexOf('--of')
const part = at < 0 ? null : process.argv[at + 1]

exitIfRed(run(NATIVE, ['--build', `tsconfig.${part === 'screens' ? 'node' : (part ?? 'test')}.json`, ...ONE_CHECKER], 'inherit'))
if (part !== null && part !== 'screens') process.exit(0)
if (!process.argv.includes('--quick') || isRedQuickly())
  exitIfRed(run('node_modules/vue-tsc/bin/vue-tsc.js', ['--project', 'tsconfig.screens.json'], 'inherit'))

function isRedQuickly() {
  const { stdout } = run(NATIVE, ['--project', layOutScreens(ROOT), '--pretty', 'false', ...ONE_CHECKER], 'pipe')
  return stdout.split('\n').some(realErrors(ROOT))
}

function run(program, args, stdio) {
  return spawnSync(process.execPath, [program, ...args], { cwd: ROOT, encoding: 'utf8', stdio })
}

function exitIfRed({ status }) {
  if (status !== 0) process.exit(status ?? 1)
}
