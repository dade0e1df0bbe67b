import { availableParallelism } from 'node:os'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'
import { longestFirst } from './tests/support/longest-first'
import { TIMEOUTS } from './tests/support/timeouts'

/** What plants bugs into modules that other tests load whole. */
const ALONE = 'tests/explorers/planted-bugs.test.ts'

/** How the files that take longest begin. */
const LONGEST = [
  '/tests/contract/photographed-sheets',
  ALONE,
  '/tests/host/newcomer',
  '/tests/host/kill',
  '/tests/host/adding-a-game',
  '/tests/contract/whole-table',
  '/tests/fuzz/'
]

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const alias = { '@shared': path('./src/shared'), '@kit': path('./tests/kit') }

const node = {
  environment: 'node',
  testTimeout: TIMEOUTS.testMs,
  hookTimeout: TIMEOUTS.testMs,
  expect: { poll: { timeout: TIMEOUTS.visibleMs, interval: 10 } }
} as const

// Tests keep nothing between files, so that a worker loads their modules once; only what must not is run apart.
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // One more than cores: some tests wait for other processes, or for a clock.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      {
        resolve: { alias },
        test: {
          ...node,
          name: 'node',
          include: [
            'src/{shared,main,preload}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{contract,explorers,golden,fuzz,tidy,host,referee}/**/*.test.ts',
            'tests/kit/{campaign,core,main,systems}/**/*.test.ts',
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
          include: ['src/renderer/**/*.test.ts', 'tests/kit/renderer/**/*.test.ts'],
          setupFiles: ['tests/kit/renderer/top-layer.ts', 'tests/kit/renderer/loaded-fonts.ts'],
          pool: 'threads',
          isolate: false
        }
      }
    ]
  }
})
