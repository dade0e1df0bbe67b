import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fetchElectron } from './start/fetch-electron.mjs'

const BINARIES = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }
/** How long a failed download is remembered, so that not every start waits for it. */
const REMEMBERED_MS = 24 * 60 * 60_000

/**
 * Path of the Electron program, or null when it is not installed. The folder of the npm package counts only once it was unpacked whole: its
 * `path.txt` is written last, and `dist/version` names the version that is wanted.
 */
export function findElectron(root, { env = process.env, platform = process.platform } = {}) {
  const binary = BINARIES[platform] ?? 'electron'
  const named = env.ELECTRON_OVERRIDE_DIST_PATH ?? ''
  if (named !== '' && existsSync(join(named, binary))) return join(named, binary)
  const home = join(root, 'node_modules', 'electron')
  const isWhole =
    textOf(join(home, 'path.txt')) === binary &&
    textOf(join(home, 'dist', 'version'))
      ?.trim()
      .replace(/^v/u, '') === versionOf(root)
  const program = join(home, 'dist', binary)
  return isWhole && existsSync(program) ? program : null
}

/** Whether this computer can show a window now. */
export function hasScreen({ env = process.env, platform = process.platform } = {}) {
  if (platform === 'win32' || platform === 'darwin') return true
  return Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY)
}

/**
 * Switches for the display: where XWayland runs, the window is an X11 one. Wayland tells no program where its windows are and lets none
 * place them (electron/electron#48833), so the player screen could not be opened on its own display.
 */
export function displaySwitches({ env = process.env, platform = process.platform } = {}) {
  return platform === 'linux' && env.WAYLAND_DISPLAY && env.DISPLAY ? ['--ozone-platform=x11'] : []
}

/**
 * Finds the Electron program, and lets Electron's own installer fetch it if it is missing: it may have it from an earlier download. A
 * failure is remembered for a day, unless `isInsisting`. Returns the program, or null and why not.
 */
export async function obtainElectron(root, { say, text, isInsisting = false, fetchOnce = fetchElectron, now = Date.now }) {
  const found = findElectron(root)
  if (found !== null) return { program: found, problem: null }
  const note = join(root, 'node_modules', '.cache', 'flagship', 'electron-not-fetched.json')
  const version = versionOf(root)
  if (version === null) return { program: null, problem: 'node_modules/electron' }
  const failed = noteIn(textOf(note))
  if (!isInsisting && failed?.version === version && now() - failed.atMs < REMEMBERED_MS) return { program: null, problem: failed.problem }
  const problem = await fetchOnce(root, { say, text })
  const program = findElectron(root)
  if (program === null) {
    mkdirSync(dirname(note), { recursive: true })
    writeFileSync(note, JSON.stringify({ version, atMs: now(), problem }))
  } else rmSync(note, { force: true })
  return { program, problem: program === null ? problem : null }
}

function noteIn(text) {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function versionOf(root) {
  return noteIn(textOf(join(root, 'node_modules', 'electron', 'package.json')))?.version ?? null
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
