import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleSamples } from './bundle.mjs'
import { coldStarts } from './cold-start.mjs'
import { keepSection } from './document.mjs'
import { machine, page, rows } from './report.mjs'
import { scriptBytes } from './size.mjs'
import { startRows } from './start-report.mjs'
import { longStarts, returningStarts } from './starts.mjs'

const path = relative => fileURLToPath(new URL(relative, import.meta.url))

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    warm: { type: 'string', default: '2500' },
    measure: { type: 'string', default: '500' },
    rows: { type: 'string', default: 'abcdeghijkm' },
    /** Another build, whose starts and openings are measured beside ours. */
    before: { type: 'string' },
    'dry-run': { type: 'boolean', default: false }
  }
})

const contenders = await prepare()
const samples = new Map(contenders.map(name => [name, []]))
for (let round = 1; round <= Number(options.rounds); round += 1) {
  for (const name of shuffled(contenders)) samples.get(name).push(sample(name))
  process.stderr.write(`round ${round} of ${options.rounds}\n`)
}
const [hasStarts, hasTables] = [options.rows.includes('g'), options.rows.includes('h')]
const rounds = Number(options.rounds)
const starts = {
  cold: hasStarts ? await coldStarts(rounds, options.before) : null,
  returning: hasStarts || hasTables ? await returningStarts(rounds, options.before) : null,
  long: hasStarts ? await longStarts(rounds) : null
}
const size = hasTables ? await scriptBytes() : null
const lines = [...rows(samples, size), ...startRows(starts)].toSorted((one, other) => one.row.localeCompare(other.row))
const report = page(lines, machine(), options)
process.stdout.write(`${report}\n`)
if (!options['dry-run']) await keepSection('Engine, files and start', report)

/** Installs the peers on first use, bundles our code, builds the app if it is missing, and returns the requested contenders. */
async function prepare() {
  if (!existsSync(path('node_modules/boardgame.io'))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: path('.'),
      stdio: 'inherit',
      shell: process.platform === 'win32'
    })
  }
  const main = await bundleSamples()
  if (/[gh]/u.test(options.rows) && !existsSync(path('../out/renderer/index.html'))) {
    execFileSync('npm', ['run', 'build'], { cwd: path('..'), stdio: 'inherit', shell: process.platform === 'win32' })
  }
  const names = JSON.parse(execFileSync(process.execPath, [main], { encoding: 'utf8' }))
  return names.filter(name => options.rows.includes(name[0]))
}

/** Each contender runs in its own process, so that none inherits another's JIT state. */
function sample(name) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const run = spawnSync(process.execPath, [path('out/main.js'), name, options.warm, options.measure], { encoding: 'utf8', env })
  if (run.status !== 0) throw new Error(`${name} failed:\n${run.stderr}`)
  return JSON.parse(run.stdout)
}

function shuffled(list) {
  const copy = list.slice()
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[copy[i], copy[j]] = [copy[j], copy[i]]
  }
  return copy
}
