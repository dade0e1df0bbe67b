import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BattleKey } from '@shared/ipc/calls'
import { afterAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { ask, goToBattle } from './support/begin'
import { damageEntry } from './support/damage-entry'
import { lookAt } from './support/look'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

const LOOKS = { themes: ['dark', 'light'], languages: LOCALES, sizes: [{ width: 1366, height: 768 }] } as const
const GENERATIONS = ['campaign.json', 'campaign.json.bak']

/** Both generations of a campaign are damaged while Flagship is closed: the start screen helps to restore it. */
describe('a damaged campaign', () => {
  const dir = mkdtempSync(join(tmpdir(), 'flagship-damaged-'))
  afterAll(() => removeFolder(dir))

  async function during(use: (app: WebApp) => Promise<void>): Promise<void> {
    const app = await startWebApp({ dataDir: dir, locale: 'en-GB' })
    try {
      await app.page.getByRole('heading', { level: 1 }).first().waitFor()
      await use(app)
      expect(app.complaints).toEqual([])
    } finally {
      await app.close()
    }
  }
  const folderOf = (campaignId: string): string => join(dir, 'campaigns', campaignId)
  async function damage(campaignId: string): Promise<void> {
    for (const name of GENERATIONS) await writeFile(join(folderOf(campaignId), name), `damaged ${name}`)
  }

  it('is brought back from a copy chosen on the start screen, and its battle goes on', async () => {
    let key: BattleKey = { campaignId: '', battleId: '' }
    let lone = ''
    await during(async ({ page }) => {
      const { id, battles } = await ask(page, 'campaigns.createSample', { name: 'Kessar', system: 'starfinder-armada', locale: 'en' })
      key = { campaignId: id, battleId: battles[0]?.id ?? '' }
      await ask(page, 'battle.open', key)
      await ask(page, 'battle.submit', { ...key, command: { type: 'advancePhase' }, roll: true })
      // The battle was begun after the hourly copy; restoring it first copies the present state, including the battle.
      const [copy] = await ask(page, 'backups.list', { campaignId: id })
      await ask(page, 'backups.restore', { campaignId: id, name: copy?.name ?? '' })
      lone = (await ask(page, 'campaigns.create', { name: 'Long Silence', system: 'xwing' })).id
    })
    await damage(key.campaignId)
    await damage(lone)
    await rm(join(folderOf(lone), 'backups'), { recursive: true, force: true })

    await during(async ({ page }) => {
      const line = page.getByRole('alert').filter({ hasText: key.campaignId })
      await page.getByText(`There is no earlier copy. Its files are in ${folderOf(lone)}.`).waitFor()
      expect(await lookAt(page, 'campaign-damaged', LOOKS)).toEqual([])
      expect(await page.getByRole('button', { name: /^Earlier copies/u }).count()).toBe(1)
      await line.getByRole('button', { name: `Earlier copies of ${key.campaignId}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /before bringing a copy back/u }).click()
      await dialog.getByRole('heading', { name: 'Kessar' }).waitFor()
      await dialog.getByText('1 battle', { exact: true }).waitFor()
      await dialog.getByRole('button', { name: 'Bring this copy back' }).click()
      await page.getByRole('heading', { level: 1, name: 'Kessar' }).waitFor()
      await goToBattle(page, key.campaignId, key.battleId)
      expect(await ask(page, 'battle.log', key)).toHaveLength(2)
      expect((await ask(page, 'campaigns.list', {})).problems).toMatchObject([{ id: lone, problem: 'damaged' }])
    })
    const aside = (await readdir(folderOf(key.campaignId))).filter(name => name.includes('.damaged-')).sort()
    const kept = aside.map(name => readFile(join(folderOf(key.campaignId), name), 'utf8'))
    expect(await Promise.all(kept)).toEqual(GENERATIONS.map(name => `damaged ${name}`))
  })

  it('of which one battle is damaged is copied up to the damage, and the battle is named', async () => {
    await during(async ({ page }) => {
      const { id, battles } = await ask(page, 'campaigns.createSample', { name: 'Ascella', system: 'starfinder-armada', locale: 'en' })
      const key = { campaignId: id, battleId: battles[0]?.id ?? '' }
      await ask(page, 'battle.open', key)
      await ask(page, 'battle.submit', { ...key, command: { type: 'advancePhase' }, roll: true })
      await ask(page, 'battle.close', key)
      damageEntry(join(folderOf(id), 'battles', key.battleId), 2)
      await page.getByRole('button', { name: 'Duplicate Ascella' }).click()
      const said = 'The copy is made, but without what is damaged. (Ascella)'
      await page.getByText(said).waitFor()
      const copy = (await ask(page, 'campaigns.list', {})).campaigns.find(({ name }) => name === 'Ascella, copy')
      expect((await ask(page, 'battle.open', { ...key, campaignId: copy?.id ?? '' })).entries).toHaveLength(1)
    })
  })
})
