import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The build that is measured: `out`, or the folder named by `FLAGSHIP_OUT`. */
export const OUT = process.env.FLAGSHIP_OUT ?? fileURLToPath(new URL('../out', import.meta.url))
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

/**
 * The app as served to a browser, with its own data folder: the build that is measured, or another one. A link admits one browser; every
 * link restarts the server, always at the same port, since a browser keeps what it has compiled by the address.
 */
export async function startApp(out = OUT) {
  const port = await freePort()
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
      child = spawn(process.execPath, [join(out, 'main', 'web.js'), '--data', data, '--port', port], {
        stdio: ['ignore', 'pipe', 'inherit']
      })
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

function freePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(String(port)))
    })
  })
}
