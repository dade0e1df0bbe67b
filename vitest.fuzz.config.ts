import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

export default defineConfig({
  cacheDir: '.cache/vite',
  resolve: { alias: { '@shared': path('./src/shared'), '@kit': path('./tests/kit') } },
  test: { name: 'fuzz', environment: 'node', include: ['tests/fuzz/long-run.fuzz.ts'] }
})
