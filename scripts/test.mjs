import { command, runSteps, tests, together } from './steps.mjs'

// Exploratory tests run a part of their cases here; all of them in CI and in npm run explore.
const isBuildServer = !['', 'false', '0'].includes(process.env.CI ?? '')
process.env.FLAGSHIP_EXPLORE ??= isBuildServer ? 'all' : 'fair'

/** Explorations with files for each game: npm test runs those of one game. */
const OTHER_GAMES = [
  'tests/e2e/layout-{starfinder-armada,firestorm-armada,dystopian-wars,petit-wargame}.spec.ts',
  'tests/e2e/half-done-{starfinder,firestorm,xwing,petit}*.spec.ts'
]
const leftOut = process.env.FLAGSHIP_EXPLORE === 'all' ? [] : OTHER_GAMES.map(files => `--exclude "${files}"`)

await runSteps([
  together(command('types', 'npm run --silent types'), command('lint', 'npm run --silent lint')),
  command('build', 'npm run --silent build'),
  // Separate runs, because a worker that switches between projects recreates the page environment each time.
  tests('unit, contract, tidy, host', '--project node --project alone'),
  tests('screens', '--project renderer'),
  tests('package', '--config vitest.package.config.ts'),
  tests('end to end', ['--config vitest.e2e.config.ts', ...leftOut].join(' '))
])
