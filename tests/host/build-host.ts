import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** The headless host as one file that plain Node runs, built from the sources of this moment. */
export interface BuiltHost {
  readonly file: string
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
      ssr: path('../../src/main/host.ts'),
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'host.mjs' } }
    }
  })
  return { file: join(outDir, 'host.mjs'), remove: () => rm(outDir, { recursive: true, force: true }) }
}
