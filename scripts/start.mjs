// npm start: builds what is missing, then opens the desktop window, or the same application in the browser.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hasScreen, obtainElectron } from './electron-runtime.mjs'
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
} else await run(electron, ['.', ...args])

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
  const child = spawn(command, parts, { cwd: ROOT, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const code = await new Promise((resolve, reject) =>
    child.on('error', reject).on('exit', (exit, signal) => resolve(exit ?? (signal === null ? 1 : 0)))
  )
  if (code !== 0) process.exit(code)
}
