import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Size of the download, told to whoever waits for it. README and guide name the same figure. */
export const DOWNLOAD_MB = 120
/** Longest time in which nothing arrives. */
const STALLED_MS = 60_000
/** How often the download is looked at and its progress told. */
const LOOK_MS = 1_000

/**
 * Runs the installer that the Electron package brings, and shows how much has arrived. Returns null, or why it failed, in the words of the
 * installer. It keeps zips of earlier downloads in the cache of this user, and is not asked for anything that it has.
 */
export async function fetchElectron(root, { say, text, env = process.env, stalledMs = STALLED_MS, lookMs = LOOK_MS }) {
  // What the installer has fetched so far lies in the folder for temporary files.
  const temp = join(root, 'node_modules', '.cache', 'flagship', 'electron-download')
  rmSync(temp, { recursive: true, force: true })
  mkdirSync(temp, { recursive: true })
  const usesProxy = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].some(name => (env[name] ?? '') !== '')
  // Node's own `fetch` asks a proxy only when told to.
  const proxy = usesProxy ? { ELECTRON_GET_USE_PROXY: '1' } : {}
  say(text.downloading(DOWNLOAD_MB))
  if (usesProxy) say(text.proxy)
  const child = spawn(process.execPath, [join(root, 'node_modules', 'electron', 'install.js')], {
    env: { ...env, ...proxy, ELECTRON_GET_NO_PROGRESS: '1', TMPDIR: temp, TEMP: temp, TMP: temp },
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let said = ''
  child.stderr.on('data', chunk => (said += chunk))
  let arrived = 0
  let told = 0
  let arrivedAt = performance.now()
  let hasStalled = false
  const looking = setInterval(() => {
    const bytes = bytesIn(temp)
    if (bytes > arrived) arrivedAt = performance.now()
    arrived = bytes
    if (bytes - told >= 1e7) {
      told = bytes
      say(text.arrived(Math.round(bytes / 1e6), DOWNLOAD_MB))
    }
    if (performance.now() - arrivedAt <= stalledMs) return
    hasStalled = true
    child.kill()
  }, lookMs)
  const end = await new Promise(resolve => child.on('error', error => resolve(error.message)).on('close', code => resolve(code)))
  clearInterval(looking)
  rmSync(temp, { recursive: true, force: true })
  if (hasStalled) return text.stalled(Math.round(stalledMs / 1000))
  if (end === 0) return null
  return reasonIn(said) ?? (typeof end === 'string' ? end : `the installer ended with code ${end}`)
}

/** The first line of the installer's error: what follows is where in its code it was. */
function reasonIn(text) {
  return /^\w*Error: .+$/mu.exec(text)?.[0] ?? null
}

function bytesIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
      const path = join(folder, entry.name)
      return sum + (entry.isDirectory() ? bytesIn(path) : statSync(path).size)
    }, 0)
  } catch {
    // A file went while it was looked at.
    return 0
  }
}
