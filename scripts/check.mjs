import { command, runSteps, tests, together } from './steps.mjs'

// The long explorations (crashes, damage, fuzz) belong to npm test.
const SHORT =
  '--exclude "tests/{host,e2e,fuzz}/**" --exclude "src/main/store/{crash-explorer,planted-bugs,damage-explorer}.test.ts" --reporter=dot'

await runSteps([
  together(
    command('types', 'npm run --silent types'),
    // Unchanged files are passed over here; npm test looks at every one.
    command('lint', 'npm run --silent lint -- --cache --cache-strategy content --cache-location node_modules/.cache/eslint/'),
    // Rules and host keep nothing between files, so that their modules are loaded once; npm test loads them anew for each.
    tests('rules, host, contract, tidy', `--project node --no-isolate ${SHORT}`),
    tests('screens', `--project renderer --pool threads ${SHORT}`)
  )
])
