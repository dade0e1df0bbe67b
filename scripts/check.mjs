import { execFileSync } from 'node:child_process'
import { command, runSteps, tests, together } from './steps.mjs'

// The long explorations (crashes, damage, mutations, fuzz) belong to npm test. Modules are taken as they were transformed the last time.
const SHORT =
  '--exclude "tests/{host,e2e,fuzz}/**" --exclude "tests/contract/mutated-campaigns.test.ts" --exclude "src/main/store/explorers/{crash-explorer,damage-explorer}.test.ts" --experimental.fsModuleCache --reporter=minimal'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean)

// Explorations that are asked here all the same go a part of their way.
process.env.FLAGSHIP_EXPLORE = 'quick'

// What is committed has been formatted; npm test looks at all of it.
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
    tests('rules, contract, tidy', `--project node ${SHORT}`),
    tests('screens', `--project renderer ${SHORT}`)
  )
])
