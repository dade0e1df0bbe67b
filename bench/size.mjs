import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { firstScripts } from './cold-start.mjs'

const RENDERER = fileURLToPath(new URL('../out/renderer', import.meta.url))

/** Gzip bytes of the scripts that the first screen loads before any click, and of all scripts. */
export async function scriptBytes() {
  const loaded = (await firstScripts()).map(path => join(RENDERER, path))
  return { initial: total(loaded.filter(file => existsSync(file))), all: total(scripts(RENDERER)) }
}

function scripts(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return scripts(path)
    return entry.name.endsWith('.js') ? [path] : []
  })
}

function total(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
}
