import { command, runSteps, tests, together } from './steps.mjs'

// Explorations go a fair part of their way; all of it where the machine has the time: on a build server, and in npm run explore.
const isBuildServer = !['', 'false', '0'].includes(process.env.CI ?? '')
process.env.FLAGSHIP_EXPLORE ??= isBuildServer ? 'all' : 'fair'

await runSteps([
  together(command('types', 'npm run --silent types'), command('lint', 'npm run --silent lint')),
  command('build', 'npm run --silent build'),
  // Apart, because a worker that goes from the one to the other makes the environment of a page anew each time.
  tests('unit, contract, tidy, host', '--project node --project alone'),
  tests('screens', '--project renderer'),
  tests('package', '--config vitest.package.config.ts'),
  tests('end to end', '--config vitest.e2e.config.ts')
])
