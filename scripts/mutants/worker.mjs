// A child process of npm run mutants: applies one mutant at a time, only in memory, and reports which test killed it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { ROOT } from './files.mjs'
import { applyMutant } from './mutate.mjs'

let mutant = null
const mutator = {
  name: 'apply-mutant',
  enforce: 'pre',
  load: id => (mutant !== null && id === join(ROOT, mutant.file) ? applyMutant(readFileSync(id, 'utf8'), mutant) : null)
}
const isAlive = () => process.send('alive')
process.env.FLAGSHIP_EXPLORE = 'quick'
const vitest = await createVitest(
  'test',
  {
    config: false,
    root: ROOT,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    pool: 'forks',
    isolate: false,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // No test timeout, so that a busy machine fails no test: the parent notices a hung test by its silence.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
    reporters: [{ onTestModuleCollected: isAlive, onTestCaseResult: isAlive }]
  },
  {
    plugins: [mutator],
    resolve: { alias: { '@shared': join(ROOT, 'src/shared'), '@kit': join(ROOT, 'tests/kit') } },
    server: { watch: null }
  }
)
await vitest.standalone()
await vitest.globTestSpecifications()

/** Tests that failed for a mutant and passed without it. */
const trusted = new Set()

process.on('message', async message => {
  let killedBy = null
  for (const tests of message.tests) {
    killedBy ??= await failedOf(tests, message.mutant)
  }
  if (killedBy !== null && !trusted.has(killedBy)) {
    // A test that also fails without the mutant proves nothing and invalidates the run.
    if ((await failedOf([killedBy], null)) !== null) process.send({ red: killedBy })
    trusted.add(killedBy)
  }
  process.send({ killedBy })
})
process.send('ready')

/** The first test that fails with the mutant; null when all pass. */
async function failedOf(tests, tried) {
  if (tests.length === 0) return null
  apply(tried)
  const specifications = tests.flatMap(path => vitest.getModuleSpecifications(join(ROOT, path)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  apply(null)
  // The results of earlier mutants are still included.
  const failed = testModules.find(module => !module.ok() && specifications.some(({ moduleId }) => moduleId === module.moduleId))
  if (failed !== undefined) return failed.relativeModuleId
  return unhandledErrors.length > 0 ? tests[0] : null
}

function apply(next) {
  for (const each of [mutant, next]) if (each !== null) vitest.invalidateFile(join(ROOT, each.file))
  mutant = next
}
