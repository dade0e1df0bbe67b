import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The build that is measured: `out`, or the folder named by `FLAGSHIP_OUT`. */
export const OUT = process.env.FLAGSHIP_OUT ?? fileURLToPath(new URL('../out', import.meta.url))
const WEB = join(OUT, 'main', 'web.js')
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]
/** The browser named by `CHROMIUM`, else an installed one, else the one from the npm package. */
export async function browserPath() {
  const named = process.env.CHROMIUM ?? BROWSERS.find(path => existsSync(path))
  if (named !== undefined) return named
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** The app as served to a browser, with its own data folder. A link admits one browser; every link restarts the server. */
export async function startApp() {
  const data = mkdtempSync(join(tmpdir(), 'flagship-data-'))
  let child = null
  const end = async () => {
    const old = child
    child = null
    if (old === null || old.exitCode !== null) return
    const ended = new Promise(resolve => old.once('exit', resolve))
    old.kill('SIGTERM')
    await ended
  }
  return {
    data,
    /** The process of the server; null while it is stopped. */
    get pid() {
      return child?.pid ?? null
    },
    async link() {
      await end()
      child = spawn(process.execPath, [WEB, '--data', data, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
      for await (const line of createInterface({ input: child.stdout })) {
        const url = /https?:\/\/\S+/u.exec(line)?.[0]
        if (url !== undefined) return url
      }
      throw new Error('The app printed no address')
    },
    /** Stops the server; the data is kept. */
    end,
    async stop() {
      await end()
      rmSync(data, { recursive: true, force: true })
    }
  }
}
