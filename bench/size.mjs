import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { startApp } from './browser.mjs'
import { oneStart, painted } from './one-start.mjs'

const RENDERER = fileURLToPath(new URL('../out/renderer', import.meta.url))

const GAMES = ['starfinder-armada', 'firestorm-armada', 'dystopian-wars', 'xwing', 'petit-wargame']

/** Gzip bytes of the scripts that the first screen loads before any click, those of each game's table in one language, and of all. */
export async function scriptBytes() {
  const initial = await scriptsOf(null)
  const tables = []
  for (const game of GAMES) {
    const scripts = await scriptsOf(game)
    tables.push({ game, bytes: bytesOf(scripts), scripts: scripts.length })
  }
  return { initial: bytesOf(initial), tables, all: total(filesIn(RENDERER)) }
}

/** Paths of the scripts that the app has loaded by the time its first screen is interactive; of a game, when its table has come to rest. */
async function scriptsOf(game) {
  const app = await startApp()
  const scripts = new Set()
  const watch = page => {
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.add(pathname)
    })
  }
  try {
    await oneStart(await app.link(), { watch, then: page => (game === null ? undefined : openTable(page, game)) })
    return [...scripts]
  } finally {
    await app.stop()
  }
}

/** A sample battle, opened at its own address as at the next start, and what its table loads when there is time for it. */
async function openTable(page, system) {
  const place = await page.evaluate(async game => {
    const { result } = await window.flagship.call('campaigns.createSample', { name: 'Bench', system: game, locale: 'en' })
    return `#/campaign/${result.id}/battle/${result.battles[0].id}`
  }, system)
  await page.evaluate(hash => (location.hash = hash), place)
  await page.locator('[data-plot]').waitFor()
  await painted(page)
  await page.waitForLoadState('networkidle')
}

function bytesOf(scripts) {
  return total(scripts.map(path => join(RENDERER, path)).filter(file => existsSync(file)))
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.name.endsWith('.js') ? [path] : []
  })
}

function total(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
}
