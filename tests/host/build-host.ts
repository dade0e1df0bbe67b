import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** The headless host and the process that reads its imports, as plain Node runs them, built from the sources of this moment. */
export interface BuiltHost {
  readonly file: string
  readonly importWorker: string
  remove(): Promise<void>
}

export async function buildHost(): Promise<BuiltHost> {
  const outDir = await mkdtemp(join(tmpdir(), 'flagship-host-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: path('../..'),
    resolve: { alias: { '@shared': path('../../src/shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { host: path('../../src/main/host.ts'), 'import-worker': path('../../src/main/exchange/import-worker.ts') },
        output: { entryFileNames: '[name].js' }
      }
    }
  })
  await writeFile(join(outDir, 'package.json'), '{"type":"module"}')
  return {
    file: join(outDir, 'host.js'),
    importWorker: join(outDir, 'import-worker.js'),
    remove: () => rm(outDir, { recursive: true, force: true })
  }
}
