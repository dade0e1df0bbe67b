import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { fileURLToPath } from 'node:url'
import { bundledPackages } from './scripts/bundled-packages'
import { compileMessages } from './scripts/compile-messages'
import { deepIcons } from './scripts/deep-icons'
import { pageParts } from './scripts/page-parts'
import { releasePage } from './scripts/release-page'
import { replayPage } from './scripts/replay-page'
import { squareReader } from './scripts/square-reader'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const alias = { '@shared': path('./src/shared') }
const screen = {
  resolve: { alias },
  define: { __VUE_OPTIONS_API__: false, __VUE_PROD_DEVTOOLS__: false, __INTLIFY_PROD_DEVTOOLS__: false }
}

export default defineConfig({
  main: {
    resolve: { alias },
    define: { __RELEASE_PAGE__: JSON.stringify(releasePage(process.env)) },
    plugins: [bundledPackages('main'), squareReader()],
    build: {
      rolldownOptions: {
        // The code stays readable, for the traces in reports of faults; comments, and where each module begins, would only weigh.
        output: { comments: false },
        experimental: { attachDebugInfo: 'none' },
        input: {
          index: path('./src/main/index.ts'),
          web: path('./src/main/web.ts'),
          host: path('./src/main/host.ts'),
          'forecast-worker': path('./src/main/forecast/forecast-worker.ts'),
          'import-worker': path('./src/main/exchange/import-worker.ts')
        }
      }
    }
  },
  preload: {
    resolve: { alias },
    plugins: [bundledPackages('preload')],
    build: { externalizeDeps: false, rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } } }
  },
  renderer: {
    ...screen,
    plugins: [vue(), deepIcons(), compileMessages(), bundledPackages('renderer'), replayPage(screen)],
    build: {
      minify: true,
      // The policy lets no font in that is written into a style sheet, however small.
      assetsInlineLimit: file => (file.endsWith('.woff2') ? false : undefined),
      // Everything comes from this computer: a chunk is soon there, and a list of what to fetch beside it would only weigh.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, parts, { hostType }) => parts.filter(part => hostType === 'html' || part.endsWith('.css'))
      },
      // One chunk holds everything a first screen needs, which compresses better than many, and another what both pages need.
      rolldownOptions: {
        // The station of a player's phone is a page of its own.
        input: { index: path('./src/renderer/index.html'), station: path('./src/renderer/station.html') },
        output: { codeSplitting: { groups: pageParts } }
      }
    }
  }
})
