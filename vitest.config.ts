import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'

/** What plants bugs into modules that other tests load whole. */
const ALONE = 'src/main/store/explorers/planted-bugs.test.ts'

const alias = { '@shared': fileURLToPath(new URL('./src/shared', import.meta.url)) }

/** No wait, only its bound: it ends as soon as what is expected is seen, on however busy a machine. */
const expectSoon = { poll: { timeout: 50_000, interval: 10 } }

const node = { environment: 'node', testTimeout: 60_000, hookTimeout: 60_000, expect: expectSoon } as const

// Tests keep nothing between files, so that a worker loads their modules once; only what must not is run apart.
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          ...node,
          name: 'node',
          include: [
            'src/{shared,main,preload}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{contract,golden,fuzz,tidy,host,referee}/**/*.test.ts',
            `!${ALONE}`
          ],
          isolate: false
        }
      },
      { resolve: { alias }, test: { ...node, name: 'alone', include: [ALONE] } },
      {
        plugins: [vue()],
        resolve: { alias },
        test: {
          ...node,
          name: 'renderer',
          environment: 'happy-dom',
          include: ['src/renderer/**/*.test.ts'],
          setupFiles: ['src/renderer/src/test-support/top-layer.ts'],
          pool: 'threads',
          isolate: false
        }
      }
    ]
  }
})
