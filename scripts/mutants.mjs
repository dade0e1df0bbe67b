// npm run mutants: mutation testing. Applies small faults (mutants), one at a time and only in memory, and runs the tests of the file.
// `-- --count 50` sets their number, `-- --in src/main/store` limits them to a folder, `-- --again` retries the survivors of the last run.
// Fails when a mutant survives without an explanation.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepSection } from '../bench/document.mjs'
import { machine } from '../bench/report.mjs'
import { createRunner } from './mutants/runner.mjs'
import { eligibleTests, shuffled, allMutants, mutatedFiles, ROOT, testsOf } from './mutants/files.mjs'

/** Mutants in a full run; only a full run is recorded. */
const COUNT = 300
/** The share of mutants that may survive. */
const SURVIVING_MAX = 0.05
/** The result of each mutant, for `--again`. */
const RESULTS = join(ROOT, '.cache/flagship/mutants.json')

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: String(COUNT) },
    in: { type: 'string', default: 'src' },
    workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    again: { type: 'boolean', default: false }
  }
})

/** Equivalent mutants, which no test can kill, each with the reason. */
const explained = JSON.parse(readFileSync(join(ROOT, 'scripts/mutants/explained.json'), 'utf8'))
const tests = eligibleTests()
const mutants = allMutants(mutatedFiles().filter(file => file.startsWith(options.in)))
const chosen = shuffled(mutants, mutant => mutant.name).slice(0, Number(options.count))
const results = new Map(existsSync(RESULTS) ? Object.entries(JSON.parse(readFileSync(RESULTS, 'utf8'))) : [])
if (!options.again) for (const mutant of chosen) results.delete(mutant.name)
const queue = chosen.filter(mutant => typeof results.get(mutant.name) !== 'string')
console.log(`${chosen.length} of ${mutants.length} mutants sampled, ${queue.length} to run.`)

const began = performance.now()
const runners = Array.from({ length: Number(options.workers) }, createRunner)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const each of runners) each.end()
    process.exit(1)
  })
try {
  await Promise.all(runners.map(runUntilDone))
} finally {
  for (const each of runners) each.end()
}

const survivors = chosen.filter(mutant => results.get(mutant.name) === null)
const unexplained = survivors.filter(mutant => !(mutant.name in explained))
const percent = ((survivors.length / Math.max(1, chosen.length)) * 100).toFixed(1)
console.log(`\n${chosen.length} mutants, ${survivors.length} survived (${percent} %), ${unexplained.length} of them unexplained`)
for (const mutant of survivors) console.log(describe(mutant))
const isHeld = unexplained.length === 0 && survivors.length <= chosen.length * SURVIVING_MAX
if (isHeld && options.in === 'src' && chosen.length >= COUNT) await keepSection('Planted faults', section())
process.exitCode = isHeld ? 0 : 1

async function runUntilDone({ run }) {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const began = performance.now()
    const killedBy = await run(mutant, testsOf(mutant.file, tests))
    results.set(mutant.name, killedBy)
    mkdirSync(dirname(RESULTS), { recursive: true })
    writeFileSync(RESULTS, JSON.stringify(Object.fromEntries(results), null, 1))
    const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`
    console.log(
      killedBy === null
        ? `${describe(mutant)} (${seconds})`
        : `${queue.length} left; ${mutant.file}:${mutant.line} ${killedBy} (${seconds})`
    )
  }
}

function describe({ name, file, line, was, text, code }) {
  return `\nSURVIVED ${file}:${line}: ${was} -> ${text}\n    ${code}\n    ${explained[name] ?? 'UNEXPLAINED'}`
}

function section() {
  const minutes = Math.round((performance.now() - began) / 60_000)
  const wall = options.again ? 'The survivors of an earlier run were tried again.' : `It took ${minutes} minutes.`
  return `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run mutants\` on: ${machine()}.

Mutants of \`src/shared\` and \`src/main/store\`, sampled from ${mutants.length}, the same each time. A mutant is killed when a test fails that imports
its file or belongs to its room. ${wall}

| measure | count | must |
| --- | --- | --- |
| mutants | ${chosen.length} | |
| survived | ${survivors.length} (${percent} %) | ≤ ${SURVIVING_MAX * 100} % |
| of these, equivalent: explained in \`scripts/mutants/explained.json\` | ${survivors.length - unexplained.length} | all |`
}
