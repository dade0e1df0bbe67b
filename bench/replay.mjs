// npm run bench:replay: how long a replay in one file takes to open, beside an empty file of the same size.
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { browserPath, FLAGS } from './browser.mjs'
import { keepSection } from './document.mjs'
import { machine } from './report.mjs'

const SAMPLES = fileURLToPath(new URL('../docs/samples', import.meta.url))
const ROUNDS = 9

const folder = mkdtempSync(join(tmpdir(), 'flagship-replay-'))
const browser = await chromium.launch({ executablePath: await browserPath(), headless: true, args: FLAGS })
try {
  const games = readdirSync(SAMPLES).filter(name => statSync(join(SAMPLES, name)).isDirectory())
  const rows = []
  for (const game of games) {
    const file = join(SAMPLES, game, 'replay.html')
    const { size } = statSync(file)
    const empty = join(folder, `${game}.html`)
    writeFileSync(empty, `<!doctype html><p data-replay>${game}</p><!--${'x'.repeat(size - 60)}-->`)
    const times = { ours: [], empty: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      times.empty.push(await opened(empty))
      times.ours.push(await opened(file))
    }
    rows.push({ game, size, ours: median(times.ours), empty: median(times.empty), acts: await actsIn(file) })
  }
  await keepSection('A replay in one file', page(rows))
  for (const { game, ours, empty } of rows) console.log(`${game}: ${ours.toFixed(0)} ms / ${empty.toFixed(0)} ms`)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Milliseconds from the address to the first frame that shows the battle, without a network. */
async function opened(file) {
  const context = await browser.newContext({ offline: true, viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(pathToFileURL(file).href, { waitUntil: 'commit' })
  await page.locator('[data-replay]').waitFor()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const took = performance.now() - start
  await context.close()
  return took
}

async function actsIn(file) {
  const page = await browser.newPage()
  await page.goto(pathToFileURL(file).href)
  const last = await page.locator('input[type=range]').getAttribute('max')
  await page.close()
  return Number(last)
}

function median(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]
}

function page(rows) {
  const date = new Date().toISOString().slice(0, 10)
  return [
    `Measured ${date} by \`npm run bench:replay\` on: ${machine()}. The samples of [docs/samples](samples/README.md), opened without a network, from the`,
    `address to the first frame with the battle; beside them an empty page of the same size. The median of ${ROUNDS}.`,
    '',
    '| game | size | acts | opens in / an empty page |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ game, size, acts, ours, empty }) =>
        `| ${game} | ${(size / 1000).toFixed(0)} kB | ${acts} | ${ours.toFixed(0)} ms / ${empty.toFixed(0)} ms = ${(ours / empty).toFixed(1)}× |`
    )
  ].join('\n')
}
