import { resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import { OUT } from '../support/built'
import type { Shell } from '../support/shells'
import { electronProgram, isUnsandboxed } from './runtime'

export interface RealElectron extends Shell {
  readonly app: ElectronApplication
}

/** Starts the built app in the real runtime, in British English, in a window of the same size as the other shell. */
export async function launchElectron(dataDir: string, args: readonly string[] = []): Promise<RealElectron> {
  const app = await _electron.launch({
    executablePath: electronProgram(),
    args: [...chromiumSwitches(), resolve(OUT, 'main', 'index.js'), ...args],
    env: { ...definedEnv(), FLAGSHIP_DATA: dataDir, XDG_DATA_HOME: `${dataDir}-home`, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' }
  })
  const page = await app.firstWindow()
  const complaints = complaintsOf(page)
  await page.waitForLoadState()
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1366, 768))
  return {
    app,
    page,
    close: () => app.close(),
    kill: async () => {
      const ended = new Promise(done => app.process().once('exit', done))
      app.process().kill('SIGKILL')
      await ended
    },
    complaints: () => complaints
  }
}

/** The environment in the form Playwright accepts. */
export function definedEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Chromium has no sandbox as root, and build servers allow it none. Everywhere else it is run as users run it. */
export function chromiumSwitches(): readonly string[] {
  return isUnsandboxed() ? ['--no-sandbox'] : []
}

function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.text().includes('Security Policy')) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  return complaints
}
