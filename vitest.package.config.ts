import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TIMEOUTS } from './tests/support/timeouts'

export default defineConfig({
  cacheDir: '.cache/vite',
  resolve: { alias: { '@shared': fileURLToPath(new URL('./src/shared', import.meta.url)) } },
  test: {
    name: 'package',
    environment: 'node',
    include: ['tests/package/**/*.test.ts'],
    globalSetup: ['tests/package/support/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: TIMEOUTS.testMs,
    hookTimeout: TIMEOUTS.testMs
  }
})
