import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const path = relative => fileURLToPath(new URL(relative, import.meta.url))

/** Our code as it ships, bundled for production; the peers stay as their packages come. */
export async function bundleSamples() {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path('.'),
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@shared': path('../src/shared'), '@main': path('../src/main'), '@renderer': path('../src/renderer/src') } },
    build: {
      ssr: true,
      outDir: path('out'),
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: {
          main: path('samples/main.ts'),
          'ui-battle': path('samples/ui-battle.ts'),
          'forecast-worker': path('../src/main/forecast/forecast-worker.ts')
        }
      }
    }
  })
  return path('out/main.js')
}
