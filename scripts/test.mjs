import { command, runSteps, tests, together } from './steps.mjs'

await runSteps([
  together(command('types', 'npm run --silent types'), command('lint', 'npm run --silent lint')),
  command('build', 'npm run --silent build'),
  tests('unit, contract, tidy, host', ''),
  tests('package', '--config vitest.package.config.ts'),
  tests('end to end', '--config vitest.e2e.config.ts')
])
