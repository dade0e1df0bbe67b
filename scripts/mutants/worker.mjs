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
const silent = {}
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
    testTimeout: 30_000,
    reporters: [silent]
  },
  { plugins: [mutator], resolve: { alias: { '@shared': join(ROOT, 'src/shared') } }, server: { watch: null } }
)
await vitest.standalone()
await vitest.globTestSpecifications()

process.on('message', async message => {
  fault = message.fault
  vitest.invalidateFile(join(ROOT, fault.file))
  let noticed = null
  for (const tests of message.tests) {
    if (tests.length === 0) continue
    const specifications = tests.flatMap(path => vitest.getModuleSpecifications(join(ROOT, path)))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    // What ran for an earlier fault is remembered too.
    const failed = testModules.find(module => !module.ok() && specifications.some(({ moduleId }) => moduleId === module.moduleId))
    if (failed !== undefined || unhandledErrors.length > 0) {
      noticed = failed?.relativeModuleId ?? 'an error'
      break
    }
  }
  const { file } = fault
  fault = null
  vitest.invalidateFile(join(ROOT, file))
  process.send({ noticed })
})
process.send('ready')
