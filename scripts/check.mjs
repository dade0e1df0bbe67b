import { command, runSteps, tests, together } from './steps.mjs'

// The long explorations (crashes, damage, fuzz) belong to npm test.
const SHORT =
  '--exclude "tests/{host,e2e,fuzz}/**" --exclude "src/main/store/{crash-explorer,planted-bugs,damage-explorer}.test.ts" --reporter=dot'

// Unchanged files are passed over here; npm test looks at every one.
const linted = (files, cache) =>
  `npx eslint ${files} --cache --cache-strategy content --cache-location node_modules/.cache/flagship/eslint-${cache}`

// Tests keep nothing between files, so that their modules are loaded once here; npm test loads them anew for each.
await runSteps([
  together(
    command('types', 'npm run --silent types'),
    command('format', 'npm run --silent format'),
    command('lint', linted('. --ignore-pattern "**/*.vue"', 'code')),
    command('lint of the screens', linted('"**/*.vue"', 'screens')),
    tests('rules, host, contract, tidy', `--project node --no-isolate ${SHORT}`),
    tests('screens', `--project renderer --pool threads --no-isolate ${SHORT}`)
  )
])
