import { mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { FOREIGN_FILES } from '../support/foreign-files'
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
/** A plain picture in AVIF, 24 dots by 16. */
const AVIF = `
AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA
+gABAAAAAAAAAB4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3Bl
AAAAAAAAABgAAAAQAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACgg4EO/tICGg0jIQHEJi5OAAFgAArrGcmz5PMw==`

/** What people bring along that Flagship did not write: chosen, dropped and pasted. */
describe('a file of another program', () => {
  const dir = mkdtempSync(join(tmpdir(), 'flagship-foreign-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir: join(dir, 'data'), locale: 'en-GB' })
    page = app.page
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await ask(page, 'campaigns.createSample', { name: 'Kessar', system: 'xwing', locale: 'en' })
    await page.getByRole('link', { name: 'Kessar' }).waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dir)
  })

  const dialog = () => page.getByRole('dialog')
  async function choose(name: string, bytes: Buffer): Promise<void> {
    const path = join(dir, name)
    await writeFile(path, bytes)
    await page.locator('input[type=file]').first().setInputFiles(path)
  }
  async function paste(text: string): Promise<void> {
    await page.evaluate(said => navigator.clipboard.writeText(said), text)
    await page.keyboard.press('Control+v')
  }
  async function closed(): Promise<void> {
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  }
  const bytesOf = (name: string): Buffer => FOREIGN_FILES.find(file => file.name === name)?.bytes ?? Buffer.alloc(0)

  it('is told what it is and what to do, and nothing is changed', async () => {
    await choose('IMG_0001.HEIC', bytesOf('a photograph of an iPhone'))
    await dialog().getByText('This is a HEIC photograph').waitFor()
    await dialog().getByText('“Most Compatible”').waitFor()
    await dialog().getByText('Nothing was changed.').waitFor()
    expect(await lookAt(page, 'foreign-heic', LOOKS)).toEqual([])
    await closed()
  })

  it('is read from the clipboard wherever no field has the focus', async () => {
    await paste('https://example.com/fleets/12')
    await page.getByRole('dialog', { name: 'Import what was pasted' }).getByText('This is a link.').waitFor()
    await closed()
    const [campaign] = (await ask(page, 'campaigns.list', {})).campaigns
    const { rosters } = await ask(page, 'campaigns.get', { campaignId: campaign?.id ?? '' })
    const { code } = await ask(page, 'export.roster', { campaignId: campaign?.id ?? '', rosterId: rosters[0]?.id ?? '' })
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${campaign?.id ?? ''}`)
    await page.locator('#campaign-notes').waitFor()
    await paste(`Have a look:\n${code}`)
    await dialog().getByText('Add to the campaign').waitFor()
    expect(await lookAt(page, 'pasted-roster', LOOKS)).toEqual([])
    await closed()
    await page.locator('#campaign-notes').focus()
    await paste('met on Friday')
    await expect.poll(() => page.locator('#campaign-notes').inputValue()).toContain('met on Friday')
    expect(await dialog().count()).toBe(0)
  })

  it('is unpacked by the browser where it is a photograph in AVIF, and looked through for squares', async () => {
    await page.evaluate(() => (location.hash = '#/'))
    await page.getByText('Import a file…').waitFor()
    await choose('IMG_0002.avif', Buffer.from(AVIF, 'base64'))
    await dialog().getByText('No Flagship square can be recognised').waitFor()
    await closed()
    await choose('IMG_0003.avif', bytesOf('a photograph in AVIF'))
    await dialog().getByText('This is an AVIF picture.').waitFor()
    await closed()
  })

  it('of Flagship itself with a field too many is told by the path of that field', async () => {
    const [campaign] = (await ask(page, 'campaigns.list', {})).campaigns
    const { text } = await ask(page, 'export.campaign', { campaignId: campaign?.id ?? '' })
    await choose('Kessar.flagship', Buffer.from(text.replace('"hull":', '"colour":"red","hull":')))
    await dialog().getByText('The file has a field that this version does not know.').waitFor()
    await dialog()
      .getByText(/^campaign\.rosters\.0\..*\.colour$/u)
      .waitFor()
    expect(await lookAt(page, 'foreign-field', LOOKS)).toEqual([])
    await closed()
  })
})
