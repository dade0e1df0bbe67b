import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
export function findChromium(): Chromium {
  const named = process.env['CHROMIUM']
  const installed = [...(named === undefined || named === '' ? [] : [named]), ...INSTALLED].find(path => existsSync(path))
  return installed === undefined ? unpackedChromium() : { executablePath: installed, env: {} }
}

/** A browser that can open windows, named by `CHROMIUM_WINDOWED` or installed; the one from the npm package opens none. */
export function windowedChromium(): Chromium | undefined {
  const path = [process.env['CHROMIUM_WINDOWED'] ?? '', ...INSTALLED].find(one => one !== '' && existsSync(one))
  return path === undefined ? undefined : { executablePath: path, env: {} }
}

/** Environment for a process that starts the browser itself, or starts one that does. */
export function chromiumEnv({ executablePath, env }: Chromium): Record<string, string> {
  return { ...env, CHROMIUM: executablePath }
}

/**
 * A headless Chromium for Linux on x64, with the libraries and typefaces a bare system lacks. The package unpacks to the temporary folder
 * and takes whatever lies there for whole, even what another worker is still writing. So each unpacks to a folder of its own, which gets
 * its final name when it is complete.
 */
function unpackedChromium(): Chromium {
  const folder = join(tmpdir(), `flagship-chromium-${packagedVersion()}`)
  if (!existsSync(folder)) {
    const own = mkdtempSync(`${folder}-`)
    execFileSync(process.execPath, ['--input-type=module', '-e', UNPACK], { env: { ...process.env, ...LACKS_LIBRARIES, TMPDIR: own } })
    writeFileSync(join(own, 'fonts', 'fonts.conf'), fontsConf(folder))
    try {
      renameSync(own, folder)
    } catch (error) {
      // Another worker was first.
      if (!existsSync(folder)) throw error
      rmSync(own, { recursive: true, force: true })
    }
  }
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(path => path !== undefined)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.join(':'),
      FONTCONFIG_PATH: process.env['FONTCONFIG_PATH'] ?? join(folder, 'fonts'),
      HOME: process.env['HOME'] ?? tmpdir()
    }
  }
}

/** The configuration of the package names folders of its cloud service alone, and without any typeface this browser ends at once. */
const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

const UNPACK = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()`
/** The package adds the missing libraries only if it believes it runs on the cloud service it was made for. */
const LACKS_LIBRARIES = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }

function packagedVersion(): string {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as { version: string }
  return version
}
