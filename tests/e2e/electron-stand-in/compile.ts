import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const OUT = join(ROOT, '.cache', 'flagship', 'electron-stand-in')

/** Module for `node --import` that resolves `electron` to the stand-in. */
export const REGISTER = join(OUT, 'register.mjs')

/** Compiles the stand-in to plain JavaScript, so that it runs under any Node the app itself runs under. */
export async function compileStandIn(): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('./electron.ts', import.meta.url)),
      outDir: OUT,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'electron.mjs' } }
    }
  })
  mkdirSync(OUT, { recursive: true })
  writeFileSync(REGISTER, registerSource(pathToFileURL(join(OUT, 'electron.mjs')).href))
}

function registerSource(standIn: string): string {
  const resolve = `(specifier, context, next) => specifier === 'electron' || specifier === 'electron/main' ? { url: ${JSON.stringify(standIn)}, format: 'module', shortCircuit: true } : next(specifier, context)`
  const hooks = `export const resolve = ${resolve}`
  // Node 20 has only hooks that run in a second thread.
  return [
    "import module from 'node:module'",
    `if (module.registerHooks) module.registerHooks({ resolve: ${resolve} })`,
    `else module.register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}))`
  ].join('\n')
}
