import { execFileSync } from 'node:child_process'
import { command, runSteps, tests, together } from './steps.mjs'

// The long explorations (crashes, damage, mutations, fuzz) belong to npm test.
const SHORT =
  '--exclude "tests/{host,e2e,fuzz}/**" --exclude "tests/contract/mutated-campaigns.test.ts" --exclude "src/main/store/{crash-explorer,planted-bugs,damage-explorer}.test.ts" --experimental.fsModuleCache --reporter=minimal'

// Unchanged files are passed over here; npm test looks at every one.
const linted = (files, cache) =>
  `npx eslint ${files} --cache --cache-strategy content --cache-location node_modules/.cache/flagship/eslint-${cache}`

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean)

// Explorations that are asked here all the same go a part of their way.
process.env.FLAGSHIP_EXPLORE = 'quick'

// What is committed has been formatted; npm test looks at all of it.
const uncommitted = [
  ...git('diff', '--name-only', '-z', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '-z', '--others', '--exclude-standard')
].map(file => `"${file}"`)

// Tests keep nothing between files, so that their modules are loaded once here, as they were transformed the last time; npm test loads them
// anew for each.
await runSteps([
  together(
    command('types', 'npm run --silent types'),
    ...(uncommitted.length === 0
      ? []
      : [command('format', `npx prettier --check --log-level warn --ignore-unknown ${uncommitted.join(' ')}`)]),
    command('lint', linted('. --ignore-pattern "**/*.vue"', 'code')),
    command('lint of the screens', linted('"**/*.vue"', 'screens')),
    tests('rules, host, contract, tidy', `--project node --no-isolate ${SHORT}`),
    tests('screens', `--project renderer --pool threads --no-isolate ${SHORT}`)
  )
])
