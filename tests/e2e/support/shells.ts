import type { Page } from 'playwright-core'
import { launchElectron } from '../electron-real/launch-electron'
import { WANTS_ELECTRON } from '../electron-real/runtime'
import { launchFlagship } from '../electron-stand-in/launch'
import { startWebApp } from './web-app'

/** The running app, in either shell. */
export interface Shell {
  readonly page: Page
  close(): Promise<unknown>
  kill(): Promise<void>
  /** Console errors, including policy violations. */
  complaints(): readonly string[]
}

export interface ShellStart {
  readonly name: string
  readonly start: (dataDir: string) => Promise<Shell>
}

const STAND_IN: ShellStart = {
  name: 'in the desktop window (stand-in)',
  start: async userData => {
    const app = await launchFlagship({ userData, env: { LANG: 'en_GB.UTF-8' } })
    await app.page.setViewportSize({ width: 1366, height: 768 })
    return {
      ...app,
      complaints: () => app.messages.flatMap(m => (m.kind === 'console' && m.text.includes('Security Policy') ? [m.text] : []))
    }
  }
}

const REAL: ShellStart = { name: 'in the desktop window', start: launchElectron }

/** The same app in the browser and in the desktop window. */
export const SHELLS: readonly [ShellStart, ShellStart] = [
  {
    name: 'in the browser',
    start: async dataDir => {
      const app = await startWebApp({ dataDir })
      return { ...app, complaints: () => app.complaints }
    }
  },
  WANTS_ELECTRON ? REAL : STAND_IN
]
