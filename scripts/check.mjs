import { command, runSteps, tests, together } from './steps.mjs'

await runSteps([
  together(
    command('types', 'npm run --silent types'),
    // Unchanged files are passed over here; npm test looks at every one.
    command('lint', 'npm run --silent lint -- --cache --cache-strategy content --cache-location node_modules/.cache/eslint/')
  ),
  // The long explorations (crashes, damage, fuzz) belong to npm test.
  tests(
    'unit, contract, tidy',
    '--exclude "tests/{host,e2e,fuzz}/**" --exclude "src/main/store/{crash-explorer,planted-bugs,damage-explorer}.test.ts"'
  )
])
