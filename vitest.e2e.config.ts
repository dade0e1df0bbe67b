import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { PATIENCE } from './tests/support/patience'

/** What only the real runtime, or a packaged program, can be asked. A test that cannot run is left out here, and the run says so. */
const wantsElectron = process.env['FLAGSHIP_E2E'] === 'electron'
const hasProgram = process.env['FLAGSHIP_PROGRAM'] !== undefined
const real = [...(wantsElectron ? ['electron', 'start'] : []), ...(hasProgram ? ['packaged'] : [])]

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

export default defineConfig({
  resolve: { alias: { '@shared': path('./src/shared'), '@kit': path('./tests/kit') } },
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['tests/e2e/*.spec.ts', ...real.map(name => `tests/e2e/electron-real/${name}.spec.ts`)],
    globalSetup: ['tests/e2e/support/global-setup.ts'],
    // Each file has a host of its own, and a context of the browser that its worker keeps from file to file; more than two would keep each
    // other waiting.
    maxWorkers: 2,
    isolate: false,
    testTimeout: PATIENCE.testMs,
    hookTimeout: PATIENCE.testMs,
    // Every look asks the host through the page.
    expect: { poll: { timeout: PATIENCE.sightMs, interval: 100 } }
  }
})
