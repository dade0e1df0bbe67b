// npm run bench:loop: times the development loop in a fresh clone of the last commit; writes its section of docs/benchmarks.md.
// `-- --without-test` skips npm test, which takes as long as all the others together.
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
/** A rule that many tests import, so that changing it is a representative change. */
const RULE = 'src/shared/systems/starfinder-armada/commands/fire/stage-attack.ts'

const folder = mkdtempSync(join(tmpdir(), 'flagship-loop-'))
const clone = join(folder, 'flagship')
const busy = loadavg()[0]
const lines = []
try {
  await run(`git clone --quiet --no-hardlinks "${ROOT}" "${clone}"`, folder)
  lines.push(['`npm ci && npm start` to a usable page', '60 s', await started()])
  lines.push(['`npm run check`, cold', '75 s', await run('npm run --silent check')])
  lines.push(['`npm run check`, again', '30 s', await run('npm run --silent check')])
  appendFileSync(join(clone, RULE), '\n// One more line.\n')
  lines.push(['`npm run check`, after a change to a rule', '30 s', await run('npm run --silent check')])
  await run('git checkout --quiet .')
  if (!process.argv.includes('--without-test')) lines.push(['`npm test`', '600 s', await run('npm test --silent')])
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
await keepSection('The loop', page(lines))

/** Runs a command in the clone; returns its wall-clock seconds and its CPU seconds, including child processes. */
async function run(command, cwd = clone) {
  console.log(`== ${command}`)
  const seconds = join(folder, 'seconds')
  writeFileSync(seconds, '')
  const begun = performance.now()
  const code = await ended(spawn('sh', ['-c', `${command}; code=$?; times > "${seconds}"; exit $code`], { cwd, stdio: 'inherit' }))
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
  return { wall: (performance.now() - begun) / 1000, cpu: cpuSeconds(readFileSync(seconds, 'utf8')) }
}

/** From a checkout without packages to a page on which a battle can be started. */
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
  throw new Error(`npm start printed no link: ${told}`)
}

function ended(child) {
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
}

/** The output of the shell's `times` for child processes: user and system time, in minutes and seconds. */
function cpuSeconds(told) {
  const parts = [...(told.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/gu)]
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

function page(rows) {
  const date = new Date().toISOString().slice(0, 10)
  return [
    `Measured ${date} by \`npm run bench:loop\` on: ${machine()}. The load average before it began was ${busy.toFixed(1)}.`,
    '',
    'A fresh clone of the last commit, one command after the other. The goals assume two otherwise idle cores; on a busy machine, compare the CPU',
    'time. No test asserts them.',
    '',
    '| command | wall | CPU | goal |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ([what, aim, { wall, cpu }]) => `| ${what} | ${wall.toFixed(0)} s | ${cpu === null ? '' : `${cpu.toFixed(0)} s`} | ≤ ${aim} |`
    )
  ].join('\n')
}
