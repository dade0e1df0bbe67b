// npm start: builds what is missing, then opens the desktop window, or the same application in the browser.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hasScreen, obtainElectron, wasNotLet } from './electron-runtime.mjs'
import { isBuildStale } from './stale-build.mjs'
import { startText } from './start-text.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2).filter(arg => arg !== '--web')
const wantsBrowser = process.argv.includes('--web')
const text = startText(Intl.DateTimeFormat().resolvedOptions().locale)

const say = line => console.log(line)

if (isBuildStale(ROOT)) await run(process.execPath, ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'])
const electron = wantsBrowser || !hasScreen() ? null : await obtainElectron(ROOT, say)
if (electron === null) {
  if (!wantsBrowser) say(hasScreen() ? text.notInstalled : text.noScreen)
  await run(process.execPath, ['out/main/web.js', '--open', ...args])
} else {
  const end = await ended(electron, ['.', ...args])
  if (!wasNotLet(end)) leave(end)
  say(text.noSandbox)
  await run(process.execPath, ['out/main/web.js', '--open', ...args])
}

/** Runs a program. If it fails, this one exits with the same code. */
async function run(command, parts) {
  const end = await ended(command, parts)
  if (end.code !== 0) leave(end)
}

function leave({ code, signal }) {
  process.exit(code ?? (signal === null ? 1 : 0))
}

/** Runs a program; returns how it ended and after how many milliseconds. */
async function ended(command, parts) {
  const begun = performance.now()
  const child = spawn(command, parts, { cwd: ROOT, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) =>
    child.on('error', reject).on('exit', (code, signal) => resolve({ code, signal, afterMs: performance.now() - begun }))
  )
}
