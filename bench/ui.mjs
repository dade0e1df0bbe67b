import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { OUT } from './browser.mjs'
import { bundleSamples } from './bundle.mjs'
import { keepSection } from './document.mjs'
import { hostGrowth, pageGrowth } from './growth.mjs'
import { idleTable } from './idle.mjs'
import { withPlayers } from './players.mjs'
import { ABOUT_LOOKS, lookRows } from './looks.mjs'
import { meter } from './meter.mjs'
import { machine, table } from './report.mjs'
import { restRows } from './rest-report.mjs'
import { inBrowser, startTable } from './ui-table.mjs'
import { uiRows } from './ui-report.mjs'
import { startVanilla } from './vanilla.mjs'

/**
 * Row f: from the click to the frame that shows its effect, in a real Chromium; the app against a page without any library. Row l: the same
 * with a player screen and eight phones at the table, against none. Rows n and o: a table at rest, and what a long evening leaves behind;
 * `--rows no` measures these alone. Row p: what is drawn of a battle, beside its budgets.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    clicks: { type: 'string', default: '60' },
    rows: { type: 'string', default: 'flnop' },
    'dry-run': { type: 'boolean', default: false }
  }
})
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILDER = join(ROOT, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js')
const WARM = 20
/**
 * Milliseconds between moving to a button, pressing it, releasing it and looking, as a human would. The gauges have stopped animating
 * before the next press; with a hasty user they have not.
 */
const GAP_MS = 100
const HASTY_GAP_MS = 60
const FEW = 5_000
const MANY = 20_000
/** Row n: how long the table is at rest. Row o: acts, and the rest after them. */
const IDLE_SECONDS = 60
const ACTS = 10_000
const REST_MS = 80_000

await bundleSamples(['ui-battle', 'silhouettes'])
if (!existsSync(join(OUT, 'renderer', 'index.html'))) execFileSync(process.execPath, [BUILDER, 'build'], { cwd: ROOT, stdio: 'inherit' })
if (/[no]/u.test(options.rows)) await rest()
if (options.rows.includes('p')) await drawings()
if (!/[fl]/u.test(options.rows)) process.exit()
const few = await startTable(FEW)
const many = await startTable(MANY)
const vanilla = await few.open(page => startVanilla(page))
const contenders = {
  app: () => few.open(page => measured(page, GAP_MS)),
  'app-many': () => many.open(page => measured(page, GAP_MS)),
  'app-players': () => few.open(page => withPlayers(page, () => measured(page, GAP_MS))),
  'app-hasty': () => few.open(page => measured(page, HASTY_GAP_MS)),
  vanilla: () => inBrowser(vanilla.url, page => measured(page, GAP_MS)),
  kept: () => inBrowser(`${vanilla.url}kept`, page => measured(page, GAP_MS)),
  'vanilla-hasty': () => inBrowser(vanilla.url, page => measured(page, HASTY_GAP_MS)),
  'kept-hasty': () => inBrowser(`${vanilla.url}kept`, page => measured(page, HASTY_GAP_MS))
}
const samples = Object.fromEntries(Object.keys(contenders).map(name => [name, []]))
try {
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    const names = Object.keys(contenders)
    const order = names.map((_, i) => names[(i + round) % names.length])
    for (const name of order) samples[name].push(await contenders[name]())
    process.stderr.write(`round ${round} of ${options.rounds}\n`)
  }
} finally {
  vanilla.close()
  await few.stop()
  await many.stop()
}
const report = [
  `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench:ui\` on: ${machine()}, Chromium, 1366 × 768.`,
  '',
  'From a click on undo or redo of a corrected fleet to the frame that shows the new points on its card and the new line at the end of the log.',
  `The pointer stops, presses for ${GAP_MS} ms and releases, which starts the clock. For the app this covers everything: command, journal on disk,`,
  'notification, fold, rendering. The baseline is the page the app has rendered, with its elements and styles, changed by hand-written code,',
  'without host or disk; kept by a host, it first asks a server that appends a line to a file and waits for the disk. In row l a player screen is open in the same browser, and eight phones have joined.',
  `A hasty user takes ${HASTY_GAP_MS} ms for each step: the gauges of the previous action are still animating, and Chromium delays`,
  'the response until it has painted the current frame.',
  `${options.rounds} alternating rounds, each in its own browser, with ${WARM} warm-up clicks and ${options.clicks} measured; medians of the rounds.`,
  'CPU is that of the whole page process, including painting. Wall-clock times count only in rounds in which two fifths of the CPU time was',
  'idle: on a busy machine they measure its other work.',
  '',
  ...table(uiRows(samples)),
  ''
].join('\n')
process.stdout.write(`${report}\n`)
if (!options['dry-run']) await keepSection('Click to paint', report)

/** Writes the section with rows n and o. */
async function rest() {
  const own = await startTable(FEW)
  const figures = { idle: await idleTable(own, IDLE_SECONDS), pageBytes: await pageGrowth(own), host: await hostGrowth(ACTS, REST_MS) }
  await own.stop()
  const text = [
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench:ui\` on: ${machine()}, Chromium. Once, as these figures hardly vary.`,
    '',
    `Row n: a battle at which nobody does anything for ${IDLE_SECONDS} s, with a player screen and two phones. The page is woken by timers, frames and idle`,
    'callbacks of its own, as Chromium records them; the host by anything at all, counted as the times its main thread was woken from sleep:',
    'its own timers, what phones and pages answer to its pings, and the player screen, which asks every four seconds whether it is there.',
    '',
    ...table(restRows(figures)),
    ''
  ].join('\n')
  process.stdout.write(`${text}\n`)
  if (!options['dry-run']) await keepSection('At rest and in a long evening', text)
}

/** Writes the section with row p. */
async function drawings() {
  const text = [
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench:ui\` on: ${machine()}, Chromium, 1366 × 768.`,
    '',
    ...ABOUT_LOOKS,
    '',
    ...table(await lookRows(FEW)),
    ''
  ].join('\n')
  process.stdout.write(`${text}\n`)
  if (!options['dry-run']) await keepSection('Ends, strikes and ships', text)
}

/** Clicks undo and redo alternately, and records how long each takes to paint. */
async function measured(page, gapMs) {
  await page.evaluate(meter)
  const client = await page.context().newCDPSession(page)
  const browser = await page.context().browser().newBrowserCDPSession()
  await client.send('Performance.enable')
  const used = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
    const cpu = processInfo.filter(one => one.type === 'renderer').reduce((sum, one) => sum + one.cpuTime * 1000, 0)
    return { cpu, ...Object.fromEntries(metrics.map(one => [one.name, one.value * 1000])) }
  }
  const places = await page.evaluate(() =>
    ['.undo', '.undo + button'].map(path => {
      const box = document.querySelector(path).getBoundingClientRect()
      return [box.right - 12, box.top + box.height / 2]
    })
  )
  let before = null
  let idleBefore = null
  for (let i = 0; i < WARM + Number(options.clicks); i += 1) {
    if (i === WARM) {
      before = await used()
      idleBefore = idle()
    }
    await page.mouse.move(...places[i % 2])
    await page.waitForTimeout(gapMs)
    await page.mouse.down()
    await page.waitForTimeout(gapMs)
    await page.mouse.up()
    await page.waitForTimeout(gapMs)
    await page.waitForFunction(count => window.meterTimes.length === count, i + 1, { polling: gapMs, timeout: 10_000 })
  }
  const after = await used()
  const idleAfter = idle()
  const times = (await page.evaluate(() => window.meterTimes)).slice(WARM)
  const perClick = name => (after[name] - before[name]) / times.length
  const sorted = times.slice().sort((a, b) => a - b)
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return {
    /** Share of CPU time that was idle meanwhile. */
    idle: (idleAfter.idle - idleBefore.idle) / (idleAfter.all - idleBefore.all),
    p50: at(0.5),
    p95: at(0.95),
    cpu: perClick('cpu'),
    script: perClick('ScriptDuration'),
    layout: perClick('LayoutDuration') + perClick('RecalcStyleDuration')
  }
}

function idle() {
  const times = cpus().map(cpu => cpu.times)
  const sum = of => times.reduce((total, one) => total + of(one), 0)
  return { idle: sum(one => one.idle), all: sum(one => one.idle + one.user + one.nice + one.sys + one.irq) }
}
