// npm start: builds what is missing, then opens the desktop window, or the same application in the browser. `-- --web` opens the browser,
// `-- --window` nothing but the window, and a file that is named is opened.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { displaySwitches, hasScreen, obtainElectron } from './electron-runtime.mjs'
import { isBuildStale } from './stale-build.mjs'
import { appArmorRemedy, isSandboxForbidden } from './start/app-armor.mjs'
import { ended } from './start/child.mjs'
import { earlyEnd, exitCode } from './start/early-end.mjs'
import { startText } from './start/start-text.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OURS = ['--web', '--window']
const isInsisting = process.argv.includes('--window')
const args = process.argv
  .slice(2)
  .filter(arg => !OURS.includes(arg))
  .map(asCalled)
const text = startText(Intl.DateTimeFormat().resolvedOptions().locale)
const say = line => console.log(line)

if (isBuildStale(ROOT)) {
  const end = await ended(process.execPath, ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'], {
    cwd: ROOT
  })
  if (exitCode(end) !== 0) process.exit(exitCode(end))
}
const problem = process.argv.includes('--web') ? '' : await problemWithWindow()
if (isInsisting) {
  console.error(text.noWindow(problem))
  process.exit(1)
}
if (problem !== '') say(text.inBrowser(problem))
process.exit(exitCode(await ended(process.execPath, ['out/main/web.js', '--open', ...args], { cwd: ROOT })))

/** Opens the desktop window. Where it was open, this program ends with it; otherwise returns why it could not be opened. */
async function problemWithWindow() {
  if (!hasScreen()) return text.noScreen()
  const { program, problem: missing } = await obtainElectron(ROOT, { say, text, isInsisting })
  if (program === null) return text.notInstalled(missing)
  const { ELECTRON_RUN_AS_NODE: _asNode, ...env } = process.env
  const end = await ended(program, [...displaySwitches(), '.', ...args], { cwd: ROOT, env, isApart: true })
  const early = earlyEnd(end, { platform: process.platform, isRoot: process.getuid?.() === 0 })
  if (early === null) process.exit(exitCode(end))
  const why = text.early[early.kind](early.how)
  if (early.kind !== 'sandbox') return why
  return isSandboxForbidden() ? `${why}\n${text.allow}\n\n${appArmorRemedy(program)}\n` : `${why}\n${text.allowKernel}`
}

/** A file is named from where the user is; npm runs scripts in the folder of the package. */
function asCalled(arg) {
  const path = resolve(process.env.INIT_CWD ?? '.', arg)
  return !arg.startsWith('-') && existsSync(path) ? path : arg
}
