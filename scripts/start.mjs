// npm start: builds what is missing, then opens the desktop window, or the same application in the browser.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hasScreen, obtainElectron, wasNotLet } from './electron-runtime.mjs'
import { isBuildStale } from './stale-build.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2).filter(arg => arg !== '--web')
const wantsBrowser = process.argv.includes('--web')
const speaksFrench = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('fr')

const say = line => console.log(line)

if (isBuildStale(ROOT)) await run(process.execPath, ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'])
const electron = wantsBrowser || !hasScreen() ? null : await obtainElectron(ROOT, say)
if (electron === null) {
  if (!wantsBrowser) say(whyBrowser())
  await run(process.execPath, ['out/main/web.js', '--open', ...args])
} else {
  const end = await ended(electron, ['.', ...args])
  if (!wasNotLet(end)) leave(end)
  say(whyNoSandbox())
  await run(process.execPath, ['out/main/web.js', '--open', ...args])
}

function whyNoSandbox() {
  return speaksFrench
    ? 'Flagship s’exécute dans le navigateur : ce système refuse à la fenêtre de bureau (Electron) l’enceinte qui la protège. Un paquet .deb installé l’obtient.'
    : 'Flagship runs in the browser: this system does not let the desktop window (Electron) have the sandbox that guards it. An installed .deb gets it.'
}

function whyBrowser() {
  if (!hasScreen())
    return speaksFrench
      ? 'Flagship s’exécute dans le navigateur : aucun écran ici pour une fenêtre de bureau. Lancez npm start depuis un bureau graphique pour l’obtenir.'
      : 'Flagship runs in the browser: there is no screen here for a desktop window. Run npm start from a graphical desktop to get it.'
  return speaksFrench
    ? 'Flagship s’exécute dans le navigateur : la fenêtre de bureau (Electron) n’est pas installée. Pour l’obtenir, avec internet : npx install-electron, puis npm start.'
    : 'Flagship runs in the browser: the desktop window (Electron) is not installed. To get it, with internet: npx install-electron, then npm start.'
}

/** Runs a program to its end. A program that fails ends this one with the same code. */
async function run(command, parts) {
  const end = await ended(command, parts)
  if (end.code !== 0) leave(end)
}

function leave({ code, signal }) {
  process.exit(code ?? (signal === null ? 1 : 0))
}

/** Runs a program to its end, and says how it ended and after how many milliseconds. */
async function ended(command, parts) {
  const begun = performance.now()
  const child = spawn(command, parts, { cwd: ROOT, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) =>
    child.on('error', reject).on('exit', (code, signal) => resolve({ code, signal, afterMs: performance.now() - begun }))
  )
}
