import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const path = relative => fileURLToPath(new URL(relative, import.meta.url))

const INPUTS = {
  main: path('samples/main.ts'),
  'ui-battle': path('samples/ui-battle.ts'),
  silhouettes: path('samples/silhouettes.ts'),
  reference: path('samples/reference.ts'),
  'list-campaigns': path('samples/list-campaigns.ts'),
  'forecast-worker': path('../src/main/forecast/forecast-worker.ts')
}

/** Bundles our code, or the given parts of it, for production; the peers are used as published. */
export async function bundleSamples(names = Object.keys(INPUTS)) {
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
        input: Object.fromEntries(names.map(name => [name, INPUTS[name]]))
      }
    }
  })
  return path('out/main.js')
}
