import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { fileURLToPath } from 'node:url'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const alias = { '@shared': path('./src/shared') }

export default defineConfig({
  main: {
    resolve: { alias },
    build: {
      rolldownOptions: {
        input: { index: path('./src/main/index.ts'), web: path('./src/main/web.ts'), host: path('./src/main/host.ts') }
      }
    }
  },
  preload: {
    resolve: { alias },
    build: { externalizeDeps: false, rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } } }
  },
  renderer: {
    resolve: { alias },
    define: {
      __VUE_OPTIONS_API__: false,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_I18N_LEGACY_API__: false,
      __VUE_I18N_FULL_INSTALL__: false,
      __INTLIFY_PROD_DEVTOOLS__: false,
      __INTLIFY_DROP_MESSAGE_COMPILER__: false
    },
    plugins: [vue()],
    build: { minify: true }
  }
})
