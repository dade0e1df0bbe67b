// npm run mutants: plants small faults, one at a time and in memory alone, and asks the tests that name the file whether they notice. With
// `-- --count 50` so many faults, with `-- --in src/main/store` only there, with `-- --again` only those that the last run did not see noticed.
// Ends badly when a fault lives on that nobody has explained.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepSection } from '../bench/document.mjs'
import { machine } from '../bench/report.mjs'
import { asker } from './mutants/asker.mjs'
import { askedTests, drawn, everyFault, plantedFiles, ROOT, testsOf } from './mutants/files.mjs'

/** A whole run; only such a one is written down. */
const COUNT = 300
/** The most that may live on, of all that were planted. */
const SURVIVING_MAX = 0.05
/** What the tests said of each fault, for `--again`. */
const SAID = join(ROOT, 'node_modules/.cache/flagship/mutants.json')

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: String(COUNT) },
    in: { type: 'string', default: 'src' },
    workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    again: { type: 'boolean', default: false }
  }
})

/** Faults that nobody can notice, and why: no test may tell apart what does the same. */
const explained = JSON.parse(readFileSync(join(ROOT, 'scripts/mutants/explained.json'), 'utf8'))
const tests = askedTests()
const faults = everyFault(plantedFiles().filter(file => file.startsWith(options.in)))
const chosen = drawn(faults, fault => fault.name).slice(0, Number(options.count))
const said = new Map(existsSync(SAID) ? Object.entries(JSON.parse(readFileSync(SAID, 'utf8'))) : [])
if (!options.again) for (const fault of chosen) said.delete(fault.name)
const waiting = chosen.filter(fault => typeof said.get(fault.name) !== 'string')
console.log(`${chosen.length} of ${faults.length} faults are planted, ${waiting.length} of them now.`)

const began = performance.now()
const askers = Array.from({ length: Number(options.workers) }, asker)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const each of askers) each.end()
    process.exit(1)
  })
try {
  await Promise.all(askers.map(askUntilNoneIsLeft))
} finally {
  for (const each of askers) each.end()
}

const survivors = chosen.filter(fault => said.get(fault.name) === null)
const unexplained = survivors.filter(fault => !(fault.name in explained))
const percent = ((survivors.length / Math.max(1, chosen.length)) * 100).toFixed(1)
console.log(`\n${chosen.length} planted, ${survivors.length} live on (${percent} %), ${unexplained.length} of them unexplained`)
for (const fault of survivors) console.log(told(fault))
const isHeld = unexplained.length === 0 && survivors.length <= chosen.length * SURVIVING_MAX
if (isHeld && options.in === 'src' && chosen.length >= COUNT) await keepSection('Planted faults', section())
process.exitCode = isHeld ? 0 : 1

async function askUntilNoneIsLeft({ ask }) {
  for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
    const asked = performance.now()
    const noticed = await ask(fault, testsOf(fault.file, tests))
    said.set(fault.name, noticed)
    mkdirSync(dirname(SAID), { recursive: true })
    writeFileSync(SAID, JSON.stringify(Object.fromEntries(said), null, 1))
    const seconds = `${((performance.now() - asked) / 1000).toFixed(1)} s`
    console.log(
      noticed === null ? `${told(fault)} (${seconds})` : `${waiting.length} left; ${fault.file}:${fault.line} ${noticed} (${seconds})`
    )
  }
}

function told({ name, file, line, was, text, code }) {
  return `\nLIVES ON ${file}:${line}: ${was} -> ${text}\n    ${code}\n    ${explained[name] ?? 'NOT EXPLAINED'}`
}

function section() {
  const minutes = Math.round((performance.now() - began) / 60_000)
  const wall = options.again ? 'Those that an earlier run left alive were asked again.' : `It took ${minutes} minutes.`
  return `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run mutants\` on: ${machine()}.

Small faults in \`src/shared\` and \`src/main/store\`, drawn from ${faults.length}, the same each time; a fault is noticed when a test fails that names
its file, or one of its room. ${wall}

| measure | count | must |
| --- | --- | --- |
| planted | ${chosen.length} | |
| live on | ${survivors.length} (${percent} %) | ≤ ${SURVIVING_MAX * 100} % |
| of these, nobody could notice: explained in \`scripts/mutants/explained.json\` | ${survivors.length - unexplained.length} | all |`
}
