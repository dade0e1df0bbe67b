import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

const folder = mkdtempSync(join(tmpdir(), 'flagship-web-'))
let app: WebApp
let foreign: Server
let foreignOrigin = ''

beforeAll(async () => {
  app = await startWebApp({ dataDir: join(folder, 'data') })
  foreign = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>elsewhere</p>'))
  await new Promise<void>(resolve => foreign.listen(0, '127.0.0.1', resolve))
  foreignOrigin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`
})

afterAll(async () => {
  await app.close()
  foreign.close()
  await removeFolder(folder)
})

describe('the browser shell', () => {
  it('opens its link on a clean address, with the bridge of the desktop window', async () => {
    expect(app.page.url()).toMatch(new RegExp(`^${app.origin}/(#|$)`))
    expect(await app.page.evaluate(() => Object.keys(window.flagship).sort())).toEqual(['call', 'onNews'])
    expect(await app.page.evaluate(() => window.flagship.call('app.info', {}))).toMatchObject({ ok: true, result: { shell: 'browser' } })
  })

  it('shows the page without one complaint of the browser', () => {
    expect(app.complaints).toEqual([])
  })

  it('brings news', async () => {
    const heard = await app.page.evaluate(
      () =>
        new Promise(resolve => {
          window.flagship.onNews(resolve)
          void window.flagship.call('campaigns.create', { name: 'Vast', system: 'starfinder-armada' })
        })
    )
    expect(heard).toEqual({ kind: 'campaigns.changed' })
  })

  it('gives nothing to a page of another origin, in the same browser with the same cookies', async () => {
    const page = await app.page.context().newPage()
    await page.goto(foreignOrigin)
    const tried = await page.evaluate(async origin => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`)
      const opened = await new Promise(resolve => {
        socket.onopen = () => resolve('opened')
        socket.onerror = () => resolve('refused')
      })
      const read = async (mode: RequestMode): Promise<string> =>
        fetch(origin, { mode, credentials: 'include' }).then(
          async response => `${response.type} ${(await response.text()).length}`,
          () => 'refused'
        )
      return [opened, await read('cors'), await read('no-cors')]
    }, app.origin)
    expect(tried.slice(0, 2)).toEqual(['refused', 'refused'])
    expect(['refused', 'opaque 0']).toContain(tried[2])
    await page.close()
  })

  it('takes a second window of the same browser in without a link, and no other browser', async () => {
    const second = await app.page.context().newPage()
    expect((await second.goto(app.origin))?.status()).toBe(200)
    await second.close()
    const stranger = await app.browser.newContext()
    const page = await stranger.newPage()
    expect((await page.goto(app.origin))?.status()).toBe(401)
    await page.getByRole('heading', { name: 'Flagship does not know this browser yet' }).waitFor()
    await page.getByRole('heading', { name: 'Flagship ne connaît pas encore ce navigateur' }).waitFor()
    await stranger.close()
  })

  it('finds everything again after it was killed', async () => {
    await app.kill()
    app = await startWebApp({ dataDir: join(folder, 'data') })
    expect(await app.page.evaluate(() => window.flagship.call('campaigns.list', {}))).toMatchObject({
      ok: true,
      result: { campaigns: [{ name: 'Vast' }] }
    })
  })

  it('ends as it should when asked to', async () => {
    expect(await app.close()).toBe(0)
    app = await startWebApp({ dataDir: join(folder, 'data') })
  })
})
