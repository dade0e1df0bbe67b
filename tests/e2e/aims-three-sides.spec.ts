import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf } from '../support/chance'
import { ask, openBattleOf, plainArmada } from './support/begin'
import { PICTURES } from './support/look'
import { playRound } from './support/play-round'
import { removeFolder } from './support/remove-folder'
import { keyOf, submit, toTable } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'
import { goOn, openXwing } from './support/xw-table'

/** A battle of Starfinder with three sides, in the phase of gunnery. */
async function armadas(page: Page): Promise<void> {
  await openBattleOf(page, [plainArmada('Red', 4, 2), plainArmada('Blue', 4, 2)])
  await submit(page, { type: 'joinArmada', sideId: 'C', armada: plainArmada('Gold', 4, 2) } as never)
  await playRound(page, chanceOf(3), 'gunnery')
  await toTable(page)
  await page.keyboard.press('1')
}

/** A battle of X-Wing with three sides; the third is the first again, under other names. */
async function squads(page: Page): Promise<void> {
  await openXwing(page, 3)
  const { rosters } = await ask(page, 'campaigns.get', { campaignId: keyOf(page).campaignId })
  const amber = JSON.stringify(rosters.find(one => one.id === 'amber'))
  const squad = JSON.parse(
    amber
      .replaceAll('amber', 'gold')
      .replaceAll('Amber Flight', 'Gold Flight')
      .replaceAll(/kestrel|heron/giu, '$&2')
  ) as object
  await submit(page, { type: 'joinSquad', sideId: 'C', squad } as never)
  await goOn(page)
}

const GAMES = [
  {
    name: 'Starfinder',
    open: armadas,
    id: 'data-fleet',
    actor: 'Red1',
    mark: 'target',
    targets: ['Blue2', 'Gold2'],
    racks: ['Red', 'Blue', 'Gold']
  },
  {
    name: 'X-Wing',
    open: squads,
    id: 'data-ship',
    actor: 'kestrel',
    mark: 'pointed',
    targets: ['umber', 'heron2'],
    racks: ['Amber Flight', 'Iron Veil', 'Gold Flight']
  }
] as const

/** With three sides the racks show who acts and who is aimed at, and a key is never about two ships. */
describe.each(GAMES)('three sides in $name', ({ name, open, id, actor, mark, targets, racks }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-sides-'))
  let app: WebApp
  let page: Page
  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await open(page)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, `sides-failed ${name}.png`) })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })
  const marked = (mark: string): Promise<readonly (string | null)[]> =>
    page.locator(`.rack article.${mark}`).evaluateAll((all, attribute) => all.map(one => one.getAttribute(attribute)), id)

  it('a key with Shift is about the side that is shown, and marks whom it will act on', async () => {
    for (const [i, side] of ['B', 'C'].entries()) {
      const show = page.getByRole('button', { name: `Show side ${side}` })
      if ((await show.count()) > 0) await show.click()
      await toTable(page)
      await page.keyboard.press('Shift+Digit2')
      await expect.poll(() => marked(mark)).toEqual([targets[i]])
      expect(await marked('actor')).toEqual([actor])
      expect(await page.locator('.battle > .rack').evaluateAll(all => all.map(one => one.getAttribute('aria-label')))).toEqual([
        racks[0],
        racks[i + 1]
      ])
    }
  })
})
