// A child of npm run mutants: plants one fault at a time, in memory alone, and says which test noticed it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { ROOT } from './files.mjs'
import { planted } from './plant.mjs'

let fault = null
const mutator = {
  name: 'plant-a-fault',
  enforce: 'pre',
  load: id => (fault !== null && id === join(ROOT, fault.file) ? planted(readFileSync(id, 'utf8'), fault) : null)
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
    // No test fails because the machine is busy: one that has hung is noticed by the parent, who hears nothing more.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
    reporters: [{ onTestModuleCollected: isAlive, onTestCaseResult: isAlive }]
  },
  { plugins: [mutator], resolve: { alias: { '@shared': join(ROOT, 'src/shared') } }, server: { watch: null } }
)
await vitest.standalone()
await vitest.globTestSpecifications()

/** Tests that failed for a fault and passed without it. */
const trusted = new Set()

process.on('message', async message => {
  let noticed = null
  for (const tests of message.tests) {
    noticed ??= await failedOf(tests, message.fault)
  }
  if (noticed !== null && !trusted.has(noticed)) {
    // A test that fails by itself notices nothing, and the run is worth nothing.
    if ((await failedOf([noticed], null)) !== null) process.send({ red: noticed })
    trusted.add(noticed)
  }
  process.send({ noticed })
})
process.send('ready')

/** The first of the tests that fails while the fault is planted; null when all pass. */
async function failedOf(tests, asked) {
  if (tests.length === 0) return null
  plant(asked)
  const specifications = tests.flatMap(path => vitest.getModuleSpecifications(join(ROOT, path)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  plant(null)
  // What ran for an earlier fault is remembered too.
  const failed = testModules.find(module => !module.ok() && specifications.some(({ moduleId }) => moduleId === module.moduleId))
  if (failed !== undefined) return failed.relativeModuleId
  return unhandledErrors.length > 0 ? tests[0] : null
}

function plant(next) {
  for (const each of [fault, next]) if (each !== null) vitest.invalidateFile(join(ROOT, each.file))
  fault = next
}
