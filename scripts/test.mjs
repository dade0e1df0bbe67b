import { availableParallelism } from 'node:os'
import { command, runSteps, tests, together } from './steps.mjs'

// Exploratory tests run a part of their cases here, most of them in CI, and all in npm run explore.
const isBuildServer = !['', 'false', '0'].includes(process.env.CI ?? '')
process.env.FLAGSHIP_EXPLORE ??= isBuildServer ? 'most' : 'fair'

const isWhole = ['most', 'all'].includes(process.env.FLAGSHIP_EXPLORE)

/** What is left to CI: a scaffolded game, a third language, and screens with faults, each compiled anew. */
const UNITS_LEFT_OUT = [
  'tests/host/adding-a-game.test.ts',
  'tests/contract/third-language.test.ts',
  'scripts/screens-as-typescript.test.ts'
]
/**
 * What is left to CI end to end: of games other than Starfinder all but a battle of two, the layout of one and what is half done in
 * another, which stand for Starfinder's too. Besides, starts of the desktop on other systems, a move of the data, a second display, and
 * all states of a phone.
 */
const LEFT_OUT = [
  'tests/e2e/other-games/!(dw-battle|xw-battle|layout-xwing|half-done-dystopian-wars).spec.ts',
  'tests/e2e/{layout,half-done}-*.spec.ts',
  'tests/e2e/{desktop-start,move-data,screen-window,station-states}.spec.ts'
]
const without = files => (isWhole ? '' : files.map(file => ` --exclude "${file}"`).join(''))

await runSteps([
  together(
    command('types', `npm run --silent types${isWhole ? '' : ' -- --quick'}`),
    command('lint', 'npm run --silent lint'),
    command('build', 'npm run --silent build')
  ),
  // Separate runs, because a worker that switches between projects recreates the page environment each time.
  tests('unit, contract, tidy, host', `--project node --project alone${without(UNITS_LEFT_OUT)}`),
  together(
    // The screens never wait for anything, so that a worker more than cores would only load their modules again.
    tests('screens', `--project renderer --maxWorkers=${availableParallelism()}`),
    tests('package', '--config vitest.package.config.ts')
  ),
  // Half of the time a page is waited for; four workers fill two cores.
  tests('end to end', `--config vitest.e2e.config.ts${isWhole ? '' : ' --maxWorkers=4'}${without(LEFT_OUT)}`)
])
