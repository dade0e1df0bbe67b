import { availableParallelism } from 'node:os'
import { command, runSteps, tests, together } from './steps.mjs'

// Exploratory tests run a part of their cases here; all of them in CI and in npm run explore.
const isBuildServer = !['', 'false', '0'].includes(process.env.CI ?? '')
process.env.FLAGSHIP_EXPLORE ??= isBuildServer ? 'all' : 'fair'

/**
 * What npm test leaves out end to end: of games other than Starfinder it plays a battle of two, and draws the layout of one and what is
 * half done in another in place of Starfinder's. Starts of the desktop on other systems, a second display and all states of a phone are
 * left to CI.
 */
const LEFT_OUT = [
  'tests/e2e/other-games/!(dw-battle|xw-battle|layout-xwing|half-done-dystopian-wars).spec.ts',
  'tests/e2e/{layout,half-done}-*.spec.ts',
  'tests/e2e/{desktop-start,screen-window,station-states}.spec.ts'
]
const isWhole = process.env.FLAGSHIP_EXPLORE === 'all'
const leftOut = isWhole ? [] : LEFT_OUT.map(files => `--exclude "${files}"`)

await runSteps([
  together(command('types', `npm run --silent types ${isWhole ? '' : '-- --quick'}`), command('lint', 'npm run --silent lint')),
  command('build', 'npm run --silent build'),
  // Separate runs, because a worker that switches between projects recreates the page environment each time.
  tests('unit, contract, tidy, host', '--project node --project alone'),
  // The screens never wait for anything, so that a worker more than cores would only load their modules again.
  tests('screens', `--project renderer --maxWorkers=${availableParallelism()}`),
  tests('package', '--config vitest.package.config.ts'),
  tests('end to end', ['--config vitest.e2e.config.ts', ...leftOut].join(' '))
])
