// npm run check: the short loop. Skips tests that passed and whose inputs have not changed since, and those of places that are not touched;
// `-- --all` runs both. `-- FOLDER` checks one folder: the types of the part of the program it belongs to, and its format, lint and tests.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command, runSteps, tests, together } from './steps.mjs'
import { inputsOf } from './test-inputs.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PASSED = `${ROOT}.cache/flagship/tests-passed.json`
/** What runs only in npm test: explorations, second implementations, planted faults, compilations, and what needs a process of its own. */
const LONG = [
  /^tests\/(?:host|e2e|fuzz|package|referee|explorers)\//u,
  /^tests\/contract\/(?:mutated-campaigns|corrected-tables|third-language|hostile-events|refused-imports|every-ipc-call|json-corpus|whole-table|photographed-sheets(?:-2)?|forged-sheets|paper-plays-on|battle-format)\.test\.ts$/u,
  /^src\/main\/(?:electron\/utility-child|store\/lock\/lock|forecast\/thread-runner)\.test\.ts$/u,
  /^src\/renderer\/src\/systems\/registry\.test\.ts$/u,
  /^scripts\/(?:mutants\/|eslint\/planted-|fonts\/cut-face|package\/make-icons|electron-zip|screens-as-typescript)/u
]
/**
 * What also runs here while something of the same place is touched, and else only in npm test: tests that wait for other processes or for
 * a disk, count odds out, or draw a whole screen.
 */
const NEAR = [
  /^src\/main\/[^/]+/u,
  /^src\/shared\/(?:systems\/[^/]+\/(?:odds|forecast|generate)|exchange)\//u,
  /^tests\/golden\/(?:report|petit-wargame)/u,
  /^src\/renderer\/src\/(?:station|shell|rulings|builder|table\/(?:frame|screen)|systems\/[^/]+\/(?:builder|officers|correct|rulings))\//u
]

// Exploratory tests that do run here run only a part of their cases.
process.env.FLAGSHIP_EXPLORE = 'quick'

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean)
const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').sort()
const inputs = inputsOf(ROOT, files)
const isAll = process.argv.includes('--all')
const folder = process.argv
  .slice(2)
  .find(argument => !argument.startsWith('--'))
  ?.replaceAll('\\', '/')
  .replace(/^\.\/|\/$/gu, '')
if (folder !== undefined && !existsSync(`${ROOT}${folder}`)) {
  console.error(`${folder} is not there. Name a folder from the root of the repository, as in src/shared/systems/starfinder-armada.`)
  process.exit(1)
}
const passed = isAll ? {} : readPassed()
const touched = [...git('diff', '--name-only', '-z', '--diff-filter=d', 'HEAD'), ...git('ls-files', '-z', '--others', '--exclude-standard')]
const inFolder = files.filter(file => file === folder || file.startsWith(`${folder}/`))
const toLint = folder === undefined ? touched : inFolder.filter(file => existsSync(`${ROOT}${file}`))
const changed = (folder === undefined ? files : inFolder).filter(
  file => file.endsWith('.test.ts') && isForCheck(file) && passed[file] !== inputs(file)
)

// What is committed was formatted and linted before it was; npm test does both for all files.
const linted = (name, line) => (toLint.length === 0 ? [] : [command(name, `${line} ${toLint.map(file => `"${file}"`).join(' ')}`)])

await runSteps([
  together(
    command('types', `npm run --silent types -- --quick${folder === undefined ? '' : ` --of ${partOf(folder)}`}`),
    ...linted('format', 'npx oxfmt --list-different --no-error-on-unmatched-pattern'),
    ...linted('lint', 'node scripts/lint.mjs'),
    ...changedTests('rules, contract, tidy', 'node', file => !isOfScreens(file)),
    ...changedTests('screens', 'renderer', isOfScreens)
  )
])

function isForCheck(file) {
  if (LONG.some(long => long.test(file))) return false
  if (folder !== undefined) return true
  const place = NEAR.map(near => near.exec(file)?.[0]).find(found => found !== undefined)
  return isAll || place === undefined || touched.some(other => other.startsWith(place))
}

/** The part of the program whose types cover a folder, by its configuration of the compiler. */
function partOf(path) {
  if (/^src\/shared(?:\/|$)/u.test(path)) return 'shared'
  if (/^(?:src\/main|scripts)(?:\/|$)/u.test(path)) return 'node'
  return isOfScreens(`${path}/`) || path.startsWith('src/preload') ? 'screens' : 'test'
}

/** Whether a test belongs to the vitest project of the screens. */
function isOfScreens(file) {
  return /^(?:src|tests\/kit)\/renderer\//u.test(file)
}

function changedTests(name, project, isOf) {
  const own = changed.filter(isOf)
  if (own.length === 0) return []
  // Each has a cache of its own: whoever finds it out of date empties it, under the hands of the other.
  const cache = `--experimental.fsModuleCache --experimental.fsModuleCachePath .cache/flagship/vitest-${project}`
  // One thread each: every further one loads the same modules again, and the compilers have the other core.
  const args = `--project ${project} ${cache} --pool=threads --maxWorkers=1 --reporter=minimal ${own.join(' ')}`
  return [tests(`${name} (${String(own.length)} files with changed inputs)`, args, keepPassed)]
}

function keepPassed(report) {
  const good = (report?.testResults ?? [])
    .filter(file => file.status === 'passed')
    .map(file => relative(ROOT, file.name).replaceAll('\\', '/'))
  for (const file of good) passed[file] = inputs(file)
  mkdirSync(dirname(PASSED), { recursive: true })
  writeFileSync(PASSED, JSON.stringify(passed))
}

function readPassed() {
  try {
    return JSON.parse(readFileSync(PASSED, 'utf8'))
  } catch {
    return {}
  }
}
