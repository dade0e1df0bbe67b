// npm run check: the short loop. Skips tests that passed and whose inputs have not changed since, and those of places that are not touched;
// `-- --all` runs both.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command, runSteps, tests, together } from './steps.mjs'
import { inputsOf } from './test-inputs.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PASSED = `${ROOT}node_modules/.cache/flagship/tests-passed.json`
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
const passed = isAll ? {} : readPassed()
const touched = [...git('diff', '--name-only', '-z', '--diff-filter=d', 'HEAD'), ...git('ls-files', '-z', '--others', '--exclude-standard')]
const changed = files.filter(file => file.endsWith('.test.ts') && isForCheck(file) && passed[file] !== inputs(file))

// What is committed was formatted and linted before it was; npm test does both for all files.
const ofTouched = (name, line) => (touched.length === 0 ? [] : [command(name, `${line} ${touched.map(file => `"${file}"`).join(' ')}`)])

await runSteps([
  together(
    command('types', 'npm run --silent types -- --quick'),
    ...ofTouched('format', 'npx oxfmt --list-different --no-error-on-unmatched-pattern'),
    ...ofTouched('lint', 'node scripts/lint.mjs'),
    ...changedTests('rules, contract, tidy', 'node', file => !isOfScreens(file)),
    ...changedTests('screens', 'renderer', isOfScreens)
  )
])

function isForCheck(file) {
  if (LONG.some(long => long.test(file))) return false
  const place = NEAR.map(near => near.exec(file)?.[0]).find(found => found !== undefined)
  return isAll || place === undefined || touched.some(other => other.startsWith(place))
}

/** Whether a test belongs to the vitest project of the screens. */
function isOfScreens(file) {
  return /^(?:src|tests\/kit)\/renderer\//u.test(file)
}

function changedTests(name, project, isOf) {
  const own = changed.filter(isOf)
  if (own.length === 0) return []
  // Each has a cache of its own: whoever finds it out of date empties it, under the hands of the other.
  const cache = `--experimental.fsModuleCache --experimental.fsModuleCachePath node_modules/.cache/flagship/vitest-${project}`
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
