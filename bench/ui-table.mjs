import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { browserPath, FLAGS, startApp } from './browser.mjs'

const WRITER = fileURLToPath(new URL('out/ui-battle.js', import.meta.url))
const SIZE = { width: 1366, height: 768 }

/** Opens this address in a fresh browser process while `use` runs. */
export async function inBrowser(url, use) {
  const browser = await chromium.launch({ executablePath: await browserPath(), headless: true, args: FLAGS })
  try {
    const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(url)
    return await use(page)
  } finally {
    await browser.close()
  }
}

/**
 * The built app with a battle of `each` fleets a side and this many log lines, ending as `ui-battle` says. `open` shows it in a fresh
 * browser.
 */
export async function startTable(lines, each = 30, end = 'corrected') {
  const app = await startApp()
  const { campaignId, battleId } = await inBrowser(await app.link(), begin)
  await app.end()
  const dir = join(app.data, 'campaigns', campaignId, 'battles', battleId)
  const args = [WRITER, dir, campaignId, battleId, String(lines), String(each), end]
  execFileSync(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } })
  return {
    link: () => app.link(),
    open: async use =>
      inBrowser(await app.link(), async page => {
        await page.evaluate(hash => (location.hash = hash), `#/campaign/${campaignId}/battle/${battleId}`)
        await page.waitForFunction(count => document.querySelectorAll('[data-fleet]').length >= count, 2 * each)
        await page.waitForTimeout(500)
        return use(page)
      }),
    /** The process of its host. */
    host: () => app.pid,
    stop: app.stop
  }
}

/** Creates a campaign and starts a battle through the page's own API; the contents of the battle are replaced afterwards. */
async function begin(page) {
  const ask = async (name, args) => {
    const reply = await page.evaluate(([call, given]) => window.flagship.call(call, given), [name, args])
    if (!reply.ok) throw new Error(`${name}: ${reply.error.code} ${reply.error.detail}`)
    return reply.result
  }
  const { id: campaignId } = await ask('campaigns.create', { name: 'Bench', system: 'starfinder-armada' })
  for (const id of ['a', 'b']) await ask('campaigns.edit', { campaignId, edit: { type: 'saveRoster', roster: armada(id) } })
  const sides = ['a', 'b'].map((rosterId, i) => ({ sideId: 'AB'.charAt(i), rosterId }))
  const { battleId } = await ask('battle.create', { campaignId, name: 'Bench', sides })
  return { campaignId, battleId }
}

function armada(id) {
  const fleet = { id: `${id}1`, name: id, tier: 1, size: 'medium', fleetClass: 'destroyer', abilities: [] }
  return { id, name: id, tier: 1, fleets: [fleet], officers: [], allowIllegal: true }
}
