import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'

const alias = { '@shared': fileURLToPath(new URL('./src/shared', import.meta.url)) }

/** More than a busy machine needs to see what has been done. */
const expectSoon = { poll: { timeout: 10_000, interval: 10 } }

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'src/{shared,main,preload}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{contract,golden,fuzz,tidy,host,referee}/**/*.test.ts'
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: expectSoon
        }
      },
      {
        plugins: [vue()],
        resolve: { alias },
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['src/renderer/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: expectSoon
        }
      }
    ]
  }
})
