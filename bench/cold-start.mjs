import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { browserPath, FLAGS, startApp } from './browser.mjs'
import { startStaticPage } from './static-page.mjs'

const BLANK = '<!doctype html><html lang="en"><meta charset="utf-8"><title>blank</title><button>ready</button></html>'

/**
 * Milliseconds from the start of a fresh browser process to an interactive page: the built app, the same page without the app, and a blank
 * page with one button. They alternate, and so does which goes first.
 */
export async function coldStarts(rounds) {
  const app = await startApp()
  const blank = await startBlank()
  const times = { app: [], still: [], blank: [] }
  let drawn = ''
  await coldStart(
    await app.link(),
    () => undefined,
    async page => (drawn = await page.locator('#app').innerHTML())
  )
  const still = await startStaticPage(drawn)
  const urls = { app: () => app.link(), still: () => still.url, blank: () => blank.url }
  try {
    for (let round = -1; round < rounds; round += 1) {
      const order = round % 2 === 0 ? ['app', 'still', 'blank'] : ['blank', 'still', 'app']
      for (const who of order) {
        const took = await coldStart(await urls[who]())
        if (round >= 0) times[who].push(took)
      }
    }
  } finally {
    await app.stop()
    still.close()
    blank.server.close()
  }
  return times
}

/** Paths of the scripts the app has loaded by the time its first screen is interactive; of a game, by the time its table is shown. */
export async function scriptsOf(system = null) {
  const app = await startApp()
  const scripts = new Set()
  const watch = page => {
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.add(pathname)
    })
  }
  try {
    if (system === null) await coldStart(await app.link(), watch)
    else await coldStart(await app.link(), watch, page => openTable(page, system))
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
  await page.waitForLoadState('networkidle')
}

async function coldStart(url, watch = () => undefined, then = () => undefined) {
  const profile = mkdtempSync(join(tmpdir(), 'flagship-start-'))
  const start = performance.now()
  const context = await chromium.launchPersistentContext(profile, { executablePath: await browserPath(), headless: true, args: FLAGS })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    watch(page)
    await page.goto(url, { waitUntil: 'commit' })
    // Interactive: a button is visible, and the page has painted a frame since.
    await page.locator('button:visible').first().waitFor()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0))))
    const took = performance.now() - start
    await then(page)
    return took
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

function startBlank() {
  return new Promise(resolve => {
    const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(BLANK))
    server.listen(0, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${server.address().port}/` }))
  })
}
