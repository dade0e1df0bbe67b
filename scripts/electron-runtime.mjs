import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'

const BINARIES = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }
/** Longest wait to find out whether the runtime can be downloaded at all. */
const REACH_MS = 20_000
/** Longest wait for the download, about 120 MB. */
const FETCH_MS = 10 * 60_000
/** A program that fails before opening its window does so within this time. */
const GIVING_UP_MS = 10_000

/** Path of the Electron program, or null when it is not installed. */
export function findElectron(root, { env = process.env, platform = process.platform } = {}) {
  const binary = BINARIES[platform] ?? 'electron'
  const folders = [env.ELECTRON_OVERRIDE_DIST_PATH, join(root, 'node_modules', 'electron', 'dist')].filter(
    folder => folder !== undefined && folder !== ''
  )
  return folders.map(folder => join(folder, binary)).find(path => existsSync(path)) ?? null
}

/** Whether this computer can show a window now. */
export function hasScreen({ env = process.env, platform = process.platform } = {}) {
  if (platform === 'win32' || platform === 'darwin') return true
  return Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY)
}

/** Whether a program on Linux failed before it opened a window, as it does where the system forbids sandboxes. */
export function wasNotLet({ code, signal, afterMs }, platform = process.platform) {
  if (platform !== 'linux' || afterMs > GIVING_UP_MS) return false
  return ['SIGTRAP', 'SIGILL', 'SIGABRT'].some(name => signal === name || code === 128 + constants.signals[name])
}

/** Finds the Electron program, and downloads it if it is missing and no earlier attempt for this version failed. */
export async function obtainElectron(root, say, fetchOnce = fetchElectron) {
  const found = findElectron(root)
  if (found !== null) return found
  const note = join(root, 'node_modules', '.cache', 'flagship', 'electron-not-fetched')
  const version = versionOf(root)
  if (version === null || textOf(note) === version) return null
  await fetchOnce(root, say)
  const fetched = findElectron(root)
  if (fetched === null) {
    mkdirSync(dirname(note), { recursive: true })
    writeFileSync(note, version)
  }
  return fetched
}

async function fetchElectron(root, say) {
  if (!(await canReachSource())) return
  say('Downloading the desktop window (Electron), once...')
  const child = spawn(process.execPath, [join(root, 'node_modules', 'electron', 'install.js')], { stdio: 'ignore', timeout: FETCH_MS })
  await new Promise(resolve => child.on('error', resolve).on('exit', resolve))
}

async function canReachSource() {
  const source = process.env.ELECTRON_MIRROR ?? process.env.npm_config_electron_mirror ?? 'https://github.com/electron/electron/releases'
  try {
    await fetch(source, { method: 'HEAD', signal: AbortSignal.timeout(REACH_MS) })
    return true
  } catch {
    return false
  }
}

function versionOf(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8')).version
  } catch {
    return null
  }
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
