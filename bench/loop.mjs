// npm run bench:loop: how long the loop makes one wait, in a fresh clone of what is committed; writes its section of docs/benchmarks.md.
// `-- --without-test` leaves out npm test, which takes as long as all the others together.
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { browserPath, FLAGS } from './browser.mjs'
import { keepSection } from './document.mjs'
import { machine } from './report.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** A rule that many tests read: what a change to it costs is what a change costs. */
const RULE = 'src/shared/systems/starfinder-armada/commands/stage-attack.ts'

const folder = mkdtempSync(join(tmpdir(), 'flagship-loop-'))
const clone = join(folder, 'flagship')
const busy = loadavg()[0]
const lines = []
try {
  await run(`git clone --quiet --no-hardlinks "${ROOT}" "${clone}"`, folder)
  lines.push(['`npm ci && npm start` to a usable page', '60 s', await started()])
  lines.push(['`npm run check`, cold', '75 s', await run('npm run --silent check')])
  lines.push(['`npm run check`, again', '30 s', await run('npm run --silent check')])
  appendFileSync(join(clone, RULE), '\n// A line more.\n')
  lines.push(['`npm run check`, after a change to a rule', '30 s', await run('npm run --silent check')])
  await run('git checkout --quiet .')
  if (!process.argv.includes('--without-test')) lines.push(['`npm test`', '600 s', await run('npm test --silent')])
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
await keepSection('The loop', page(lines))

/** Runs a command in the clone to its end; gives its seconds on the clock and of processors, those of its children included. */
async function run(command, cwd = clone) {
  console.log(`== ${command}`)
  const seconds = join(folder, 'seconds')
  writeFileSync(seconds, '')
  const begun = performance.now()
  const code = await ended(spawn('sh', ['-c', `${command}; code=$?; times > "${seconds}"; exit $code`], { cwd, stdio: 'inherit' }))
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
  return { wall: (performance.now() - begun) / 1000, cpu: cpuSeconds(readFileSync(seconds, 'utf8')) }
}

/** From a checkout without packages to a page on which a battle can be begun. */
async function started() {
  const begun = performance.now()
  await run('npm ci --no-audit --no-fund')
  const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', FLAGSHIP_DATA: join(folder, 'data') }
  const server = spawn('npm', ['start', '--silent', '--', '--port', '0'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true
  })
  const browser = await chromium.launch({ executablePath: await browserPath(), headless: true, args: FLAGS })
  try {
    const page = await browser.newPage()
    await page.goto(await linkOf(server))
    await page.locator('.welcome').waitFor({ timeout: 300_000 })
    return { wall: (performance.now() - begun) / 1000, cpu: null }
  } finally {
    await browser.close()
    process.kill(-server.pid, 'SIGTERM')
    await ended(server)
  }
}

async function linkOf(server) {
  let told = ''
  for await (const piece of server.stdout) {
    told += String(piece)
    const link = /http:\S+/u.exec(told)?.[0]
    if (link !== undefined) return link
  }
  throw new Error(`npm start gave no link: ${told}`)
}

function ended(child) {
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
}

/** What `times` of the shell says of its children: minutes and seconds of user and system. */
function cpuSeconds(told) {
  const parts = [...(told.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/gu)]
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

function page(rows) {
  const date = new Date().toISOString().slice(0, 10)
  return [
    `Measured ${date} by \`npm run bench:loop\` on: ${machine()}. Before it began, ${busy.toFixed(1)} programs wanted a processor.`,
    '',
    'A fresh clone of what was committed, one after the other. The aims are meant for two cores that are idle otherwise; on a busy machine read',
    'the seconds of processors. No test asserts them.',
    '',
    '| what | clock | processors | aim |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ([what, aim, { wall, cpu }]) => `| ${what} | ${wall.toFixed(0)} s | ${cpu === null ? '' : `${cpu.toFixed(0)} s`} | ≤ ${aim} |`
    )
  ].join('\n')
}
