import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from './browser.mjs'
import { oneStart, painted } from './one-start.mjs'
import { startTable } from './ui-table.mjs'

/** Starts with one browser profile: from the second on, a browser may know what it has compiled. */
const AGAIN = 5
/** Milliseconds after which a browser has kept what it compiled. */
const REST_MS = 3000

/** The panel of the battle to resume, with where it stands. */
const offered = async page => {
  await page.locator('.resume .now').waitFor()
  await painted(page)
}

/**
 * Starts with one campaign and a running battle, and the opening of its table by a click, of the build and of the one in the folder
 * `before` if one is named: `first` and `fifth` start with the same profile, and `table`, from the click to its first interactive frame.
 */
export async function returningStarts(rounds, before) {
  const apps = { app: await withBattle(), ...(before === undefined ? {} : { before: await withBattle(before) }) }
  const took = Object.fromEntries(Object.keys(apps).map(name => [name, { first: [], fifth: [], table: [] }]))
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, app] of Object.entries(apps)) {
        const profile = mkdtempSync(join(tmpdir(), 'flagship-profile-'))
        for (let nth = 1; nth <= AGAIN; nth += 1) {
          const start = await oneStart(await app.link(), { profile, then: page => page.waitForTimeout(REST_MS) })
          if (nth === 1) took[name].first.push(start)
          if (nth === AGAIN) took[name].fifth.push(start)
        }
        rmSync(profile, { recursive: true, force: true })
        took[name].table.push((await oneStart(await app.link(), { then: openTable })).after)
      }
    }
  } finally {
    for (const app of Object.values(apps)) await app.stop()
  }
  return took
}

/** Starts with a running battle of 20,000 lines, and with one of ten. */
export async function longStarts(rounds) {
  const tables = { few: await startTable(10), many: await startTable(20_000) }
  const took = { few: [], many: [] }
  try {
    for (let round = -1; round < rounds; round += 1)
      for (const [name, table] of Object.entries(tables)) {
        const start = await oneStart(await table.link(), { ready: offered })
        if (round >= 0) took[name].push(start)
      }
  } finally {
    for (const table of Object.values(tables)) await table.stop()
  }
  return took
}

/** What it takes from the click on the battle to resume, when nothing is being fetched, to the table's first interactive frame. */
async function openTable(page, meter) {
  await offered(page)
  await page.waitForLoadState('networkidle')
  await meter.reset()
  const begun = performance.now()
  await page.locator('.resume .now').click()
  await page.locator('[data-plot]').waitFor()
  await painted(page)
  const wall = performance.now() - begun
  return { ...(await meter.since()), wall }
}

/** The app with a quick battle under way. */
async function withBattle(out) {
  const app = await startApp(out)
  await oneStart(await app.link(), {
    then: page =>
      page.evaluate(async () => {
        const ask = { name: 'Bench', system: 'starfinder-armada', locale: 'en', isDeployed: true }
        const { result: key } = await window.flagship.call('campaigns.quickBattle', ask)
        await window.flagship.call('battle.open', key)
      })
  })
  return app
}
