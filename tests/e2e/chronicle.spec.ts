import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { LOCALES } from '@shared/kernel/locale'
import { sampled } from '../support/explored'
import { ask, startSample } from './support/begin'
import { lookAt, picture } from './support/look'
import { removeFolder } from './support/remove-folder'
import { SHELLS, type Shell } from './support/shells'
import { keyOf, submit } from './support/table'

const LOOKS = {
  themes: SHOWN_THEMES,
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1024, height: 640 },
    { width: 820, height: 1180 }
  ]
} as const

/** Of printed pages, in millimetres: `styles/print.css`. */
const MARGIN = 10

const NOTE = '## The *toll*\n\n- paid by **Wren**\n- [x] sworn\n\n<img src=x onerror="document.title=\'run\'"> [go](javascript:alert(1))'

/** A battle is noted while it is played, ended, and carried over into the next one. */
describe.each(sampled(SHELLS, 2, 0))('the chronicle of a campaign, $name', ({ start }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-chronicle-'))
  let app: Shell
  let campaignId = ''
  let hurt = { id: '', name: '' }
  let fallen = { id: '', name: '' }

  beforeAll(async () => {
    app = await start(dataDir)
    const { page } = app
    await startSample(page)
    ;({ campaignId } = keyOf(page))
    const { rosters } = await ask(page, 'campaigns.get', { campaignId })
    const [first, second] = (rosters[0] as unknown as { readonly fleets: readonly [typeof hurt, typeof hurt] }).fleets
    hurt = first
    fallen = second
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('keeps a note on a moment, written at the table, also one that is only begun', async () => {
    const { page } = app
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.locator('[data-act=moment]').click()
    }
    await open()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await page.getByText('Write a word or two first.').waitFor()
    await page.getByRole('textbox', { name: 'What happened' }).fill('The pass was **held**')
    await page.keyboard.press('Escape')
    await open()
    expect(await page.getByRole('textbox', { name: 'What happened' }).inputValue()).toBe('The pass was **held**')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const { battles } = await ask(page, 'campaigns.get', { campaignId })
    expect(battles[0]?.moments).toMatchObject([{ text: 'The pass was **held**', round: 0 }])
  })

  it('tells how a battle ended, and carries over what the game master decides', async () => {
    const { page } = app
    await submit(page, { type: 'correctFleet', fleetId: hurt.id, correction: { hp: 3 }, reason: '' })
    await submit(page, { type: 'correctFleet', fleetId: fallen.id, correction: { status: 'destroyed' }, reason: '' })
    await submit(page, { type: 'endBattle' })
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${campaignId}`)
    await page.getByRole('link', { name: 'Chronicle' }).click()
    await page.getByRole('heading', { level: 1, name: 'Chronicle' }).waitFor()
    expect(await page.locator('.moments strong').innerText()).toBe('held')
    await page.getByText('After the battle').click()
    await page.locator(`[data-part="${hurt.id}"] [data-decision=wounded]`).click()
    await page.locator(`[data-part="${hurt.id}"] [data-decision=wounded][aria-pressed=true]`).waitFor()
    await page.locator(`[data-part="${fallen.id}"] [data-decision=struck]`).click()
    await page.locator(`[data-part="${fallen.id}"] [data-decision=struck][aria-pressed=true]`).waitFor()
    await page.locator('[data-undo-all]').click()
    await expect.poll(() => page.locator('[data-decision][aria-pressed=true]').count()).toBe(0)
    await page.locator('[data-every=keep]').click()
    await page.locator(`[data-part="${fallen.id}"] [data-undo]`).click()
    await page.locator(`[data-part="${fallen.id}"] [data-decision=struck][aria-pressed=false]`).waitFor()
    const whole = await ask(page, 'campaigns.get', { campaignId })
    expect(JSON.stringify(whole.rosters)).toContain(`"id":"${fallen.id}"`)
    await page.locator('[data-every=damage]').click()
    await page.locator(`[data-part="${fallen.id}"] [data-decision=struck][aria-pressed=true]`).waitFor()
    await picture(page, 'chronicle-aftermath')
    const { rosters, wounds } = await ask(page, 'campaigns.get', { campaignId })
    expect(wounds).toMatchObject([{ unitId: hurt.id, wound: { hp: 3 } }])
    expect(JSON.stringify(rosters)).not.toContain(`"id":"${fallen.id}"`)
    expect(await page.locator(`#part-${fallen.id}`).count()).toBe(0)
    await page
      .locator(`#part-${hurt.id}`)
      .getByText(/damaged since/u)
      .waitFor()
  })

  it('draws notes in Markdown, of which nothing is ever run', async () => {
    const { page } = app
    const note = page.locator(`#part-${hurt.id}`)
    await note.getByRole('button', { name: `Write a note: ${hurt.name}` }).click()
    await page.getByRole('textbox', { name: `Notes on ${hurt.name}` }).fill(NOTE)
    await page.keyboard.press('Escape')
    expect(await note.locator('h4').innerText()).toBe('The toll')
    expect(await note.locator('li strong').innerText()).toBe('Wren')
    expect(await note.locator('.markdown :is(img, a, script)').count()).toBe(0)
    await note.getByText('onerror').waitFor()
    expect(await page.title()).not.toBe('run')
    await page.reload()
    await page.locator(`#part-${hurt.id} h4`).waitFor()
  })

  it('finds what was noted, misspelt and without accents, and shows it in its place', async () => {
    const { page } = app
    await page.keyboard.press('/')
    await page.getByRole('searchbox').fill('the pas hald')
    await page.getByRole('button', { name: /The pass was/u }).click()
    await page.locator('.moments').waitFor()
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByText('Nothing matches these words').waitFor()
    await page.getByRole('searchbox').fill(hurt.name.slice(0, 4).toUpperCase())
    await page
      .getByRole('button', { name: new RegExp(hurt.name, 'u') })
      .first()
      .click()
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe(`part-${hurt.id}`)
  })

  it.each(['A4', 'A5'])('prints what was noted, without its controls, within the page: %s', async format => {
    const { page } = app
    const [width, height, points] = format === 'A4' ? [210, 297, 594] : [148, 210, 419]
    const inside = (millimetres: number): number => Math.floor(((millimetres - 2 * MARGIN) / 25.4) * 96)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: inside(width), height: inside(height) })
    await expect.poll(() => page.locator('.moments strong').isVisible()).toBe(true)
    expect(await page.locator('button:visible, input[type=search]:visible, nav:visible').allInnerTexts()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.emulateMedia({ media: null })
    const paper = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
    expect(Number(/\/MediaBox \[0 0 ([\d.]+)/u.exec(paper)?.[1])).toBeCloseTo(points, -1)
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  it('looks well everywhere', async () => {
    const { page } = app
    await page.getByText('After the battle').click()
    await page.locator(`[data-part="${fallen.id}"] [data-undo]:enabled`).waitFor()
    expect(await lookAt(page, 'chronicle', LOOKS)).toEqual([])
    expect(app.complaints()).toEqual([])
  })
})
