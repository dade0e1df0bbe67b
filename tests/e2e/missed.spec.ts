import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, startSample } from './support/begin'
import { axe } from './support/look'
import { removeFolder } from './support/remove-folder'
import { keyOf, submit } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

/** The game master was away, and phones or another window played on. */
describe('what was missed', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-missed-'))
  let app: WebApp

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    await startSample(app.page)
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('adds up to what changed since the screen was left, act by act, until it is seen', async () => {
    const { page } = app
    const battle = page.url()
    const key = keyOf(page)
    const { rosters } = await ask(page, 'campaigns.get', { campaignId: key.campaignId })
    const [first, second] = (rosters[0] as unknown as { readonly fleets: readonly [Named, Named] }).fleets
    await submit(page, { type: 'setDistance', hexes: 9 })
    await page.evaluate(() => (location.hash = '#/settings'))
    await page.locator('#settings-find').waitFor()
    await ask(page, 'battle.open', key)
    const give = async (command: { readonly type: string }): Promise<void> => void (await ask(page, 'battle.submit', { ...key, command }))
    await give({ type: 'correctFleet', fleetId: first.id, correction: { hp: 3 }, reason: 'hit twice' } as never)
    await give({ type: 'correctFleet', fleetId: second.id, correction: { status: 'destroyed' }, reason: '' } as never)
    await page.goto(battle)
    await page.locator('[data-plot]').waitFor()
    await page.keyboard.press('Shift+T')
    const dialog = page.getByRole('dialog', { name: 'What did I miss?' })
    await dialog.waitFor()
    await page.getByRole('radio', { name: 'This round' }).check()
    const sum = await page.locator('[data-missed=sum] li').allInnerTexts()
    expect(sum.map(line => line.replaceAll(/\s+/gu, ' '))).toEqual([
      expect.stringMatching(new RegExp(`${first.name}.*37 → 3`, 'u')),
      expect.stringContaining(`${second.name} Destroyed`)
    ])
    expect(await page.locator('[data-missed=acts] > li').count()).toBe(3)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Seen' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })

  it('is nothing where nothing happened since', async () => {
    const { page } = app
    await page.keyboard.press('Shift+T')
    await page.getByRole('radio', { name: 'Since you were last here' }).check()
    await page.getByText('Nothing has changed.').waitFor()
    await page.keyboard.press('Escape')
    expect(app.complaints).toEqual([])
  })
})

interface Named {
  readonly id: string
  readonly name: string
}
