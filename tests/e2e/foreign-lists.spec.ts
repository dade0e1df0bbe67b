import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { CARRIER, CRUISERS, battleScribeRoster, newRecruitRoster } from '../support/battlescribe-rosters'
import { zipOf } from '../support/zipped'
import { ask } from './support/begin'
import { lookAt } from './support/look'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

const LOOKS = {
  themes: ['dark', 'light'],
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1024, height: 640 }
  ]
} as const

const XWS = {
  version: '2.4.12',
  faction: 'rebelalliance',
  vendor: [],
  pilots: [
    { id: 'lukeskywalker', points: 62, upgrades: { torpedo: ['protontorpedoes'], 'force-power': ['sense'] } },
    { id: 'newpilot-newship', points: 40, upgrades: [] }
  ]
}

/** Lists that other programs made. */
describe('lists of other programs', () => {
  const dir = mkdtempSync(join(tmpdir(), 'flagship-foreign-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir: join(dir, 'data'), locale: 'en-GB' })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await ask(page, 'campaigns.createSample', { name: 'Kessar', system: 'starfinder-armada', locale: 'en' })
    await page.getByRole('link', { name: 'Kessar' }).waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dir)
  })

  const dialog = () => page.getByRole('dialog')
  async function choose(name: string, content: string | Uint8Array): Promise<void> {
    await page.evaluate(() => (location.hash = '#/'))
    await page.getByText('Import a file…').waitFor()
    await writeFile(join(dir, name), content)
    await page.locator('input[type=file]').first().setInputFiles(join(dir, name))
  }
  const rosterMade = async () => {
    await dialog().getByRole('button', { name: 'Import', exact: true }).click()
    await page.waitForURL(/\/roster\//u)
    const { rosters } = await ask(page, 'campaigns.get', { campaignId: /campaign\/([^/]+)/u.exec(page.url())?.[1] ?? '' })
    return rosters[0]
  }

  it('a squad in XWS comes in with its figures, and the ship that the table lacks is named and asked for', async () => {
    await choose('squad.xws', JSON.stringify(XWS))
    await dialog().getByText('These are not in the table and have no values: newpilot-newship.').waitFor()
    expect(await lookAt(page, 'import-xws', LOOKS)).toEqual([])
    expect(await rosterMade()).toMatchObject({
      name: 'Rebel Alliance',
      ships: [{ name: 'Luke Skywalker', initiative: 5, hull: 4, points: 62 }, { hull: 0 }]
    })
    // The builder asks: its figures are a problem of the squad.
    await page.getByText('newpilot-newship').first().waitFor()
    expect(await lookAt(page, 'builder-xws', LOOKS)).toEqual([])
  })

  it('a squad goes out as XWS again, into the clipboard or a file', async () => {
    const campaign = (await ask(page, 'campaigns.list', {})).campaigns.find(({ system }) => system === 'xwing')
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${campaign?.id ?? ''}`)
    await page
      .getByRole('button', { name: /^Share / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Copy as XWS' }).waitFor()
    expect(await lookAt(page, 'share-xws', LOOKS)).toEqual([])
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as XWS' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('Rebel Alliance.xws')
    await download.saveAs(join(dir, 'out.xws'))
    expect(JSON.parse(await readFile(join(dir, 'out.xws'), 'utf8'))).toMatchObject({
      faction: 'rebelalliance',
      points: 102,
      pilots: [{ id: 'lukeskywalker', upgrades: { torpedo: ['protontorpedoes'] } }, { id: 'newpilot-newship' }]
    })
    await page.keyboard.press('Escape')
  })

  it('a packed roster of BattleScribe comes in as a fleet', async () => {
    await choose('fleet.rosz', zipOf('fleet.ros', Buffer.from(battleScribeRoster([CRUISERS, CARRIER, { name: 'Scenario' }]))))
    await dialog().getByText('These are neither ships nor wings and were left out: Scenario.').waitFor()
    expect(await lookAt(page, 'import-rosz', LOOKS)).toEqual([])
    const made = await rosterMade()
    expect(made).toMatchObject({ name: 'My fleet', squadrons: [{ name: 'Hammer & Anvil' }, { name: 'Carrier' }], flights: [{}] })
    await page.getByText('Hammer & Anvil').first().waitFor()
    expect(await lookAt(page, 'builder-rosz', LOOKS)).toEqual([])
  })

  it('a roster of another game is named as one, with its game and a remedy', async () => {
    await choose('army.json', newRecruitRoster([{ name: 'Marines' }], [], { gameSystemName: 'Warhammer 40,000' }))
    await dialog().getByText('This is a New Recruit roster.').waitFor()
    await dialog().getByText('rosters of Firestorm Armada only').waitFor()
    await dialog().getByText('Warhammer 40,000').waitFor()
    await page.keyboard.press('Escape')
    expect(app.complaints).toEqual([])
  })
})
