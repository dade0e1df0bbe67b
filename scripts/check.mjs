// npm run check: the short loop. Skips tests that passed and whose inputs have not changed since; `-- --all` runs them too.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command, runSteps, tests, together } from './steps.mjs'
import { inputsOf } from './test-inputs.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PASSED = `${ROOT}node_modules/.cache/flagship/tests-passed.json`
/** Long exploratory tests, second implementations and compilations run only in npm test. */
const LONG = [
  /^tests\/(?:host|e2e|fuzz|package|referee)\//u,
  /^tests\/contract\/(?:mutated-campaigns|corrected-tables|third-language)\.test\.ts$/u,
  /^tests\/explorers\/(?:crash-explorer|damage-explorer|other-disks|planted-bugs)\.test\.ts$/u,
  /^scripts\/mutants\//u
]
/** Tests that draw screens. */
const ON_SCREENS = /^(?:src|tests\/kit)\/renderer\//u

// Exploratory tests that do run here run only a part of their cases.
process.env.FLAGSHIP_EXPLORE = 'quick'

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean)
const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').sort()
const inputs = inputsOf(ROOT, files)
const passed = process.argv.includes('--all') ? {} : readPassed()
const changed = files.filter(file => file.endsWith('.test.ts') && !LONG.some(long => long.test(file)) && passed[file] !== inputs(file))

// Committed files are already formatted; npm test checks them all.
const uncommitted = [
  ...git('diff', '--name-only', '-z', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '-z', '--others', '--exclude-standard')
].map(file => `"${file}"`)

await runSteps([
  together(
    command('types', 'npm run --silent types -- --cache'),
    ...(uncommitted.length === 0
      ? []
      : [command('format', `npx prettier --check --log-level warn --ignore-unknown ${uncommitted.join(' ')}`)]),
    command('lint', 'node scripts/lint.mjs --cache'),
    ...changedTests('rules, contract, tidy', 'node', file => !ON_SCREENS.test(file)),
    ...changedTests('screens', 'renderer', file => ON_SCREENS.test(file))
  )
])

function changedTests(name, project, isOf) {
  const own = changed.filter(isOf)
  if (own.length === 0) return []
  const args = `--project ${project} --experimental.fsModuleCache --reporter=minimal ${own.join(' ')}`
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
