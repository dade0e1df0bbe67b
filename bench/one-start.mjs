import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { browserPath, FLAGS } from './browser.mjs'

/** A button is visible, and the page has painted a frame since. */
async function interactive(page) {
  await page.locator('button:visible').first().waitFor()
  await painted(page)
}

/** Resolves when the frame of what stands in the page has been painted. */
export const painted = page => page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0))))

/**
 * Opens an address in a browser process of its own, and says what it took until `ready`: milliseconds from the start of the browser
 * (`wall`), of the page's main thread (`thread`) and of its process (`cpu`), files and other requests, and bytes that the host sent as
 * answers, in the page or over its socket. `then` goes on in the open page; what it returns is `after`. With a profile of an earlier start,
 * a returning one.
 */
export async function oneStart(url, { profile = null, ready = interactive, watch = () => undefined, then = () => undefined } = {}) {
  const folder = profile ?? mkdtempSync(join(tmpdir(), 'flagship-start-'))
  const begun = performance.now()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await browserPath(),
    headless: true,
    locale: 'en-GB',
    args: FLAGS
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    const meter = await metered(page)
    watch(page)
    await page.goto(url, { waitUntil: 'commit' })
    await ready(page)
    const wall = performance.now() - begun
    const took = await meter.since()
    return { ...took, wall, after: await then(page, meter) }
  } finally {
    await context.close()
    if (profile === null) rmSync(folder, { recursive: true, force: true })
  }
}

/** Counts what a page takes. `since` tells it, from the last `reset` on or from the first. */
async function metered(page) {
  const client = await page.context().newCDPSession(page)
  const browser = await page.context().browser().newBrowserCDPSession()
  await client.send('Network.enable')
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  let requests = 0
  let bytes = 0
  client.on('Network.requestWillBeSent', () => (requests += 1))
  client.on('Network.webSocketCreated', () => (requests += 1))
  client.on('Network.webSocketFrameReceived', ({ response }) => (bytes += response.payloadData.length))
  client.on('Network.responseReceived', ({ type, requestId }) => {
    if (type === 'Document')
      client.once('Network.loadingFinished', end => (end.requestId === requestId ? (bytes += end.encodedDataLength) : 0))
  })
  const used = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
    const cpu = processInfo.filter(one => one.type === 'renderer').reduce((sum, one) => sum + one.cpuTime * 1000, 0)
    const { TaskDuration, JSHeapUsedSize } = Object.fromEntries(metrics.map(one => [one.name, one.value]))
    return { thread: TaskDuration * 1000, cpu, heap: JSHeapUsedSize }
  }
  let from = await used()
  return {
    reset: async () => {
      from = await used()
      requests = 0
      bytes = 0
    },
    since: async () => {
      const now = await used()
      return { thread: now.thread - from.thread, cpu: now.cpu - from.cpu, heap: now.heap, requests, bytes }
    }
  }
}
