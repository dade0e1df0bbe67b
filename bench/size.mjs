import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { scriptsOf } from './cold-start.mjs'

const RENDERER = fileURLToPath(new URL('../out/renderer', import.meta.url))

const GAMES = ['starfinder-armada', 'firestorm-armada', 'dystopian-wars', 'xwing', 'petit-wargame']

/** Gzip bytes of the scripts that the first screen loads before any click, of those of each game's table in one language, and of all. */
export async function scriptBytes() {
  const initial = await loadedBytes()
  const tables = []
  for (const game of GAMES) tables.push({ game, bytes: await loadedBytes(game) })
  return { initial, tables, all: total(scripts(RENDERER)) }
}

async function loadedBytes(game) {
  const loaded = (await scriptsOf(game)).map(path => join(RENDERER, path))
  return total(loaded.filter(file => existsSync(file)))
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
