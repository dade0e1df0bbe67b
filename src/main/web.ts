import { fileURLToPath } from 'node:url'
import { keepCompiled } from './platform/compile-cache'

const built = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

keepCompiled(built('./web.js'))
// Loaded afterwards, so that what is compiled of it is kept.
const { serve } = await import('./web/serve')
await serve({
  pages: built('../renderer'),
  importWorker: built('./import-worker.js'),
  forecastWorker: built('./forecast-worker.js')
})
