import { existsSync } from 'node:fs'

/** A Chromium to drive: the program, and the environment it needs. */
export interface Chromium {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

/** Headless, without features that use the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** The browser named by `CHROMIUM`, else an installed one, else the one from the npm package. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM']
  const installed = [...(named === undefined || named === '' ? [] : [named]), ...INSTALLED].find(path => existsSync(path))
  return installed === undefined ? unpackedChromium() : { executablePath: installed, env: {} }
}

/** Environment for a process that starts the browser itself, or starts one that does. */
export function chromiumEnv({ executablePath, env }: Chromium): Record<string, string> {
  return { ...env, CHROMIUM: executablePath }
}

/** A headless Chromium for Linux on x64, unpacked to the temporary folder at first use, with the libraries a bare system lacks. */
async function unpackedChromium(): Promise<Chromium> {
  // The package adds the missing libraries only if it believes it runs on the cloud service it was made for.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  // Loading it has put the folder of those libraries in front.
  return { executablePath, env: { LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] ?? '' } }
}
