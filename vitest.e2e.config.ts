import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './tests/support/longest-first'
import { TIMEOUTS } from './tests/support/timeouts'

/** What only the real runtime, or a packaged program, can be asked. A test that cannot run is left out here, and the run says so. */
const wantsElectron = process.env['FLAGSHIP_E2E'] === 'electron'
const hasProgram = process.env['FLAGSHIP_PROGRAM'] !== undefined
const real = [...(wantsElectron ? ['electron', 'start'] : []), ...(hasProgram ? ['packaged'] : [])]

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** How the files that take longest begin. */
const LONGEST = [
  'whole-table',
  'layout-',
  'other-games/layout-',
  'six-rounds',
  'naughty-strings',
  'desktop-start',
  'other-games/naughty-games',
  'screens'
]

export default defineConfig({
  cacheDir: '.cache/vite',
  resolve: { alias: { '@shared': path('./src/shared'), '@kit': path('./tests/kit') } },
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['tests/e2e/*.spec.ts', 'tests/e2e/other-games/*.spec.ts', ...real.map(name => `tests/e2e/electron-real/${name}.spec.ts`)],
    globalSetup: ['tests/e2e/support/global-setup.ts'],
    // Each file has a host of its own, and a context of the browser that its worker keeps from file to file. A test waits for the page half
    // of its time, so that three workers fill two cores.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST.map(name => `/tests/e2e/${name}`)) },
    testTimeout: TIMEOUTS.testMs,
    hookTimeout: TIMEOUTS.testMs,
    // Every look asks the host through the page.
    expect: { poll: { timeout: TIMEOUTS.visibleMs, interval: 100 } }
  }
})
