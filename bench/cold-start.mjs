import { createServer } from 'node:http'
import { startApp } from './browser.mjs'
import { oneStart } from './one-start.mjs'
import { startStaticPage } from './static-page.mjs'

const BLANK = '<!doctype html><html lang="en"><meta charset="utf-8"><title>blank</title><button>ready</button></html>'

/**
 * What a start in a fresh browser process takes until the page is interactive: the built app, the same page without the app, a blank page
 * with one button, and the build in the folder `before`, if one is named. They alternate, and so does which goes first.
 */
export async function coldStarts(rounds, before) {
  const app = await startApp()
  const older = before === undefined ? null : await startApp(before)
  const blank = await startBlank()
  const { after: drawn } = await oneStart(await app.link(), { then: page => page.locator('#app').innerHTML() })
  const still = await startStaticPage(drawn)
  const urls = { app: () => app.link(), still: () => still.url, blank: () => blank.url }
  if (older !== null) urls.before = () => older.link()
  const names = Object.keys(urls)
  const took = Object.fromEntries(names.map(name => [name, []]))
  try {
    for (let round = -1; round < rounds; round += 1) {
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        const start = await oneStart(await urls[name]())
        if (round >= 0) took[name].push(start)
      }
    }
  } finally {
    await app.stop()
    await older?.stop()
    still.close()
    blank.server.close()
  }
  return took
}

function startBlank() {
  return new Promise(resolve => {
    const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(BLANK))
    server.listen(0, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${server.address().port}/` }))
  })
}
