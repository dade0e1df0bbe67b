import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { sampled } from '../support/explored'
import { MOMENTS } from './support/layout-moments'
import { faultsIn } from './support/laid-out'
import { drawn, picture } from './support/look'
import { removeFolder } from './support/remove-folder'
import { diceOutOfSight, namedKeys, smallTargets, unevenStrips } from './support/targets'
import type { WebApp } from './support/web-app'
import { startWebApp } from './support/web-app'

const SIZES = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1366, height: 768 }
] as const
/** For work on one game: `TOUCH_ONLY=xwing`. */
const ONLY = process.env['TOUCH_ONLY'] ?? ''
const ALL_MS = 400_000

const ASKED = Object.entries(MOMENTS).filter(([system]) => system.includes(ONLY))

describe.each(sampled(ASKED, 3, 1))('the table of %s under a finger', (system, moments) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-touch-'))
  let app: WebApp
  afterEach(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it(
    'has no control smaller than a finger, at rest, aiming, rolling and owing, names at one height, and nothing over one another',
    async () => {
      app = await startWebApp({ dataDir, seed: 6, hasTouch: true })
      const { page } = app
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const found: string[] = []
      for (const [turn, moment] of moments.entries()) {
        await page.setViewportSize({ width: 1366, height: 768 })
        await moment.reach(page)
        for (const size of sampled(SIZES, SIZES.length, turn)) {
          await page.setViewportSize(size)
          const look = `${moment.name}-${String(size.width)}`
          const see = async (tab: string): Promise<void> => {
            await drawn(page)
            await picture(page, `touch-${system}-${look}${tab}`)
            const faults = [...(await diceOutOfSight(page)), ...(await smallTargets(page)), ...(await unevenStrips(page))]
            faults.push(...(await namedKeys(page)), ...(await faultsIn(page)))
            found.push(...faults.map(one => `${look}${tab} | ${one}`))
          }
          await see('')
          const tabs = page.locator('.battle > .tabs button').locator('visible=true')
          for (let i = 0; i < (await tabs.count()); i += 1) {
            await tabs.nth(i).tap()
            await see(`-tab${String(i + 1)}`)
            await tabs.nth(i).tap()
          }
        }
      }
      expect(found).toEqual([])
    },
    ALL_MS
  )
})
