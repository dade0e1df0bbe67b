import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { squareReader } from '../../scripts/square-reader'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** The headless host, the browser host and their import worker, built for plain Node from the current sources. */
export interface BuiltHost {
  readonly file: string
  /** The browser host, with no pages to show. */
  readonly web: string
  readonly importWorker: string
  /** See `store-tasks.ts`. */
  readonly tasks: string
  remove(): Promise<void>
}

export async function buildHost(): Promise<BuiltHost> {
  const root = await mkdtemp(join(tmpdir(), 'flagship-host-'))
  const outDir = join(root, 'main')
  await build({
    configFile: false,
    logLevel: 'error',
    root: path('../..'),
    resolve: { alias: { '@shared': path('../../src/shared') } },
    ssr: { noExternal: true },
    plugins: [squareReader()],
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: {
          host: path('../../src/main/host.ts'),
          web: path('../../src/main/web.ts'),
          'import-worker': path('../../src/main/exchange/import-worker.ts'),
          'store-tasks': path('store-tasks.ts')
        },
        output: { entryFileNames: '[name].js' }
      }
    }
  })
  await writeFile(join(outDir, 'package.json'), '{"type":"module"}')
  await mkdir(join(root, 'renderer'))
  return {
    file: join(outDir, 'host.js'),
    web: join(outDir, 'web.js'),
    importWorker: join(outDir, 'import-worker.js'),
    tasks: join(outDir, 'store-tasks.js'),
    remove: () => rm(root, { recursive: true, force: true })
  }
}
