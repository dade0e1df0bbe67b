import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { launchFlagship, startMain, type Flagship } from './electron-stand-in/launch'
import type { Told } from './electron-stand-in/messages'
import { ask } from './support/begin'
import { lookAt } from './support/look'
import { removeFolder } from './support/remove-folder'

const SIZES = [{ width: 1366, height: 768 }] as const
const [AGAIN, OTHER, USUAL] = [0, 1, 2]

/** A GM takes the campaigns to another disk, from the settings of the desktop window. */
describe('moving the data', () => {
  const dir = mkdtempSync(join(tmpdir(), 'flagship-move-'))
  const home = join(dir, 'home', 'flagship')
  const stick = join(dir, 'stick', 'battles')
  mkdirSync(stick, { recursive: true })
  const full = join(dir, 'photos')
  mkdirSync(full)
  writeFileSync(join(full, 'table.jpg'), 'x')
  afterAll(() => removeFolder(dir))

  /** The default folder, because a named one cannot be moved. */
  const environment = (...answers: readonly (string | number)[]) => ({
    userData: '',
    env: { FLAGSHIP_DATA: '', XDG_DATA_HOME: join(dir, 'home'), LANG: 'en_GB.UTF-8', STAND_IN_ANSWERS: JSON.stringify(answers) }
  })
  const launch = (...answers: readonly (string | number)[]): Promise<Flagship> => launchFlagship(environment(...answers))
  const dirOf = async ({ page }: Flagship): Promise<string> => (await ask(page, 'app.info', {})).dataDir
  const said = ({ messages }: Flagship, kind: Told['kind']): readonly Told[] => messages.filter(message => message.kind === kind)

  it('asks for a folder in a native window, refuses a full one in words, moves to an empty one and goes on', async () => {
    const app = await launch(full)
    const { page } = app
    try {
      await ask(page, 'campaigns.createSample', { name: 'Kessar', system: 'starfinder-armada', locale: 'en' })
      await page.evaluate(() => (location.hash = '#/settings'))
      await page.getByRole('button', { name: 'Open the folder' }).click()
      await expect.poll(() => said(app, 'openPath')).toEqual([{ kind: 'openPath', path: home }])
      const move = page.getByRole('button', { name: 'Move the data…' })
      await move.click()
      await page.getByText('is not an empty folder').waitFor()
      // It belongs to the window, and says what it asks for on a Mac too, where such a dialog has no title.
      const asked = 'An empty folder for the data of Flagship'
      expect(said(app, 'openDialog')).toEqual([{ kind: 'openDialog', title: asked, message: asked, hasParent: true }])
    } finally {
      expect(await app.close()).toBe(0)
    }
    expect(await readdir(full)).toEqual(['table.jpg'])
    expect((await readdir(home)).sort()).toContain('campaigns')
  })

  it('keeps the battle as it was, under the next act too', async () => {
    const app = await launch(stick)
    const { page } = app
    try {
      const [kessar] = (await ask(page, 'campaigns.list', {})).campaigns
      const { battles } = await ask(page, 'campaigns.get', { campaignId: kessar?.id ?? '' })
      const key = { campaignId: kessar?.id ?? '', battleId: battles[0]?.id ?? '' }
      await page.evaluate(() => (location.hash = '#/settings'))
      await page.getByRole('button', { name: 'Move the data…' }).click()
      await page.getByText(`The data is now in ${stick}.`).waitFor()
      expect(await dirOf(app)).toBe(stick)
      expect(await lookAt(page, 'settings-moved', { themes: ['dark', 'night'], languages: LOCALES, sizes: SIZES })).toEqual([])
      await page.evaluate(
        ([campaign, battle]) => (location.hash = `#/campaign/${campaign}/battle/${battle}`),
        [key.campaignId, key.battleId]
      )
      await page.locator('[data-plot]').waitFor()
      expect(await readFile(join(home, 'MOVED.txt'), 'utf8')).toContain(stick)
    } finally {
      expect(await app.close()).toBe(0)
    }
  })

  it('is found there at the next start, and says so when the disk is not plugged in', async () => {
    const before = await readdir(home, { recursive: true })
    await rename(join(dir, 'stick'), join(dir, 'drawer'))
    const given = await quitting(AGAIN)
    expect(given.map(({ kind }) => kind)).toEqual(['messageBox', 'messageBox'])
    expect(given[0]).toMatchObject({ message: 'The folder with your campaigns is not there' })
    expect(await readdir(home, { recursive: true })).toEqual(expect.arrayContaining(before))
    expect(await readdir(dir)).not.toContain('stick')

    const shown = await launch(OTHER, join(dir, 'drawer', 'battles'))
    try {
      expect(await dirOf(shown)).toBe(join(dir, 'drawer', 'battles'))
      expect((await ask(shown.page, 'campaigns.list', {})).campaigns.map(({ name }) => name)).toEqual(['Kessar'])
    } finally {
      expect(await shown.close()).toBe(0)
    }
    await rename(join(dir, 'drawer'), join(dir, 'stick'))
    const usual = await launch(USUAL)
    try {
      expect(await dirOf(usual)).toBe(home)
      expect((await ask(usual.page, 'campaigns.list', {})).campaigns.map(({ name }) => name)).toEqual(['Kessar'])
    } finally {
      expect(await usual.close()).toBe(0)
    }
  })

  /** A start that opens no window; returns its output. */
  async function quitting(...answers: readonly number[]): Promise<readonly Told[]> {
    const profile = mkdtempSync(join(dir, 'profile-'))
    const child = await startMain(environment(...answers), profile)
    const given: Told[] = []
    child.on('message', (message: Told) => {
      if (message.kind === 'messageBox') given.push(message)
    })
    expect(await once(child, 'exit')).toEqual([0, null])
    return given
  }
})
