import { mkdtempSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { launchFlagship } from './electron-stand-in/launch'
import { ask } from './support/begin'
import { lookAt } from './support/look'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

const LOOKS = {
  themes: ['dark', 'light'],
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 }
  ]
} as const

/** Export, import and sharing: campaigns, rosters and settings; and the copies in time. */
describe('import and export', () => {
  const dir = mkdtempSync(join(tmpdir(), 'flagship-exchange-'))
  let app: WebApp
  let page: Page
  let code = ''

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

  const campaigns = async (): Promise<readonly string[]> => (await ask(page, 'campaigns.list', {})).campaigns.map(({ name }) => name).sort()
  const dialog = () => page.getByRole('dialog')
  /** Clicks the export button and returns the path of the file. */
  async function handedOut(press: () => Promise<void>): Promise<string> {
    const coming = page.waitForEvent('download')
    await press()
    const download = await coming
    const path = join(dir, download.suggestedFilename())
    await download.saveAs(path)
    return path
  }
  const choose = (path: string): Promise<void> => page.locator('input[type=file]').first().setInputFiles(path)

  it('hands a campaign out and takes it in again after a look at it', async () => {
    const file = await handedOut(() => page.getByRole('button', { name: 'Export Kessar' }).click())
    expect(file).toMatch(/Kessar\.flagship$/u)
    await choose(file)
    await dialog().getByText('It is added as a new campaign.').waitFor()
    expect(await lookAt(page, 'import-campaign', LOOKS)).toEqual([])
    await dialog().getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Kessar' }).waitFor()
    expect(await campaigns()).toEqual(['Kessar', 'Kessar 2'])
  })

  it('refuses a broken file in words, and changes nothing', async () => {
    const broken = join(dir, 'broken.flagship')
    await writeFile(broken, '{"flagship":"campaign","format":1,')
    await page.evaluate(() => (location.hash = '#/'))
    await page.getByText('Import a file…').waitFor()
    await choose(broken)
    await dialog().getByText('The file is cut short or damaged').waitFor()
    expect(await dialog().textContent()).toContain('1:35')
    expect(await lookAt(page, 'import-refused', { ...LOOKS, sizes: LOOKS.sizes.slice(0, 1) })).toEqual([])
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    expect(await campaigns()).toEqual(['Kessar', 'Kessar 2'])
  })

  it('takes a file that is dropped on the window', async () => {
    const file = await handedOut(() => page.getByRole('button', { name: 'Export everything' }).click())
    const text = await readFile(file, 'utf8')
    const transfer = await page.evaluateHandle(content => {
      const data = new DataTransfer()
      data.items.add(new File([content], 'everything.flagship'))
      return data
    }, text)
    await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
    await page.getByText('Drop the file here to look at it.').waitFor()
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
    await dialog().getByRole('button', { name: 'Import', exact: true }).click()
    await dialog().waitFor({ state: 'detached' })
    expect(await campaigns()).toEqual(['Kessar', 'Kessar 2', 'Kessar 3', 'Kessar 4'])
  })

  it('shows one after the other what is dropped together, and says of a folder that it is one', async () => {
    const before = await campaigns()
    await mkdir(join(dir, 'folder'))
    await writeFile(join(dir, 'other.txt'), 'no campaign')
    const cdp = await page.context().newCDPSession(page)
    const data = { items: [], files: ['folder', 'Flagship.flagship', 'other.txt'].map(name => join(dir, name)), dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await cdp.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data })
    const shown = (name: string) => page.getByRole('dialog', { name: `Import “${name}”` })
    await shown('folder').getByText('This is a folder, or a file that cannot be read.').waitFor()
    await page.keyboard.press('Escape')
    await shown('Flagship.flagship').getByRole('button', { name: 'Import', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await shown('other.txt').getByText('This is plain text.').waitFor()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    expect(await campaigns()).toEqual(before)
  })

  it('shares a roster as a code, and takes it into a campaign of the same rules', async () => {
    const [first] = (await ask(page, 'campaigns.list', {})).campaigns
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${first?.id ?? ''}`)
    const share = page.getByRole('button', { name: /^Share / }).first()
    const name = ((await share.getAttribute('aria-label')) ?? '').replace('Share ', '')
    await share.click()
    await page.getByRole('textbox', { name: 'Code' }).waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Code' }).inputValue()).toMatch(/^FLAGSHIP1\./u)
    code = await page.getByRole('textbox', { name: 'Code' }).inputValue()
    expect(await lookAt(page, 'share-roster', { ...LOOKS, sizes: LOOKS.sizes.slice(0, 1) })).toEqual([])
    await page.keyboard.press('Escape')
    await page.evaluate(() => (location.hash = '#/'))
    await page.getByRole('button', { name: 'Code or text…' }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(`${code.slice(0, 40)}\n ${code.slice(40)}`)
    await page.getByRole('button', { name: 'Read' }).click()
    await dialog().getByText('Add to the campaign').waitFor()
    expect(await lookAt(page, 'import-roster', { ...LOOKS, sizes: LOOKS.sizes.slice(0, 1) })).toEqual([])
    await dialog().getByRole('button', { name: 'Import', exact: true }).click()
    await page.waitForURL(/\/roster\//u)
    const all = await Promise.all(
      (await ask(page, 'campaigns.list', {})).campaigns.map(({ id }) => ask(page, 'campaigns.get', { campaignId: id }))
    )
    expect(all.flatMap(({ rosters }) => rosters).filter(roster => roster.name.startsWith(name))).toHaveLength(5)
  })

  it('takes the house rules of a roster along into a new campaign, and says where another has others', async () => {
    const { id } = await ask(page, 'campaigns.createSample', { name: 'Agile', system: 'starfinder-armada', locale: 'en' })
    const { rosters } = await ask(page, 'campaigns.edit', {
      campaignId: id,
      edit: { type: 'setRulings', rulings: { 'sa.agile': 'plus2Piloting' } }
    })
    const shared = await ask(page, 'export.roster', { campaignId: id, rosterId: rosters[0]?.id ?? '' })
    await ask(page, 'campaigns.remove', { campaignId: id })
    await page.evaluate(() => (location.hash = '#/'))
    await page.getByRole('button', { name: 'Code or text…' }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(shared.code)
    await page.getByRole('button', { name: 'Read' }).click()
    await dialog().getByText('It was built under different ones:').waitFor()
    await dialog().locator('dt').waitFor()
    expect(await lookAt(page, 'import-roster-rulings', { ...LOOKS, sizes: LOOKS.sizes.slice(0, 1) })).toEqual([])
    await dialog().getByRole('combobox').selectOption('')
    await dialog().getByText('The house rules it was built under come with it:').waitFor()
    expect(await dialog().locator('dt').count()).toBe(1)
    await dialog().getByRole('button', { name: 'Import', exact: true }).click()
    await page.waitForURL(/\/roster\//u)
    const made = await ask(page, 'campaigns.get', { campaignId: /campaign\/([^/]+)/u.exec(page.url())?.[1] ?? '' })
    expect(made).toMatchObject({ name: rosters[0]?.name, rulings: { 'sa.agile': 'plus2Piloting' }, rosters: [{ name: rosters[0]?.name }] })
  })

  it('brings a copy in time back after a look at it', async () => {
    const kessar = (await ask(page, 'campaigns.list', {})).campaigns.find(({ name }) => name === 'Kessar')
    const campaignId = kessar?.id ?? ''
    await ask(page, 'campaigns.edit', { campaignId, edit: { type: 'rename', name: 'Renamed by mistake' } })
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${campaignId}`)
    await page.getByRole('button', { name: 'Earlier copies…' }).click()
    await dialog()
      .getByRole('button', { name: /hourly/u })
      .first()
      .click()
    await dialog().getByRole('heading', { name: 'Kessar' }).waitFor()
    expect(await lookAt(page, 'copies-in-time', { ...LOOKS, sizes: LOOKS.sizes.slice(0, 1) })).toEqual([])
    await dialog().getByRole('button', { name: 'Bring this copy back' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kessar' }).waitFor()
    expect(app.complaints).toEqual([])
  })

  it('opens a file with which the desktop program is started', async () => {
    const { text } = await ask(page, 'export.settings', {})
    const file = join(dir, 'table.flagship')
    await writeFile(file, text.replace('"theme": "dark"', '"theme": "light"'))
    const desktop = await launchFlagship({ userData: join(dir, 'desktop'), args: [file], env: { LANG: 'en_GB.UTF-8' } })
    try {
      await desktop.page.getByRole('dialog').getByText('table.flagship').waitFor()
      await desktop.page.getByRole('button', { name: 'Use these settings' }).click()
      await desktop.page.locator('html[data-theme=light]').waitFor()
    } finally {
      await desktop.close()
    }
  })
})
