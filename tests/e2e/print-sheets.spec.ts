import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from './support/begin'
import { FONTS, type Fonts } from './support/installed-fonts'
import { drawn } from './support/look'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

describe.each(FONTS)('the sheets of an armada, with $fonts', ({ browserEnv }: Fonts) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-sheets-'))
  let app: WebApp

  beforeAll(async () => {
    app = await startWebApp({ dataDir, locale: 'fr-FR', browserEnv })
    await app.page.getByRole('heading', { level: 1 }).first().waitFor()
    const campaign = await ask(app.page, 'campaigns.createSample', { name: 'Fiches', system: 'starfinder-armada', locale: 'fr' })
    await app.page.evaluate(hash => (location.hash = hash), `#/campaign/${campaign.id}/roster/${campaign.rosters[0]?.id ?? ''}`)
    await app.page.getByRole('button', { name: 'Imprimer…' }).waitFor()
    await app.page.keyboard.press('p')
    await app.page.getByRole('dialog').waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const pages = async (): Promise<number> => {
    await drawn(app.page)
    const paper = (await app.page.pdf({ format: 'A4' })).toString('latin1')
    return [...paper.matchAll(/\/Type\s*\/Page\b/gu)].length
  }

  it('are pages of its own for each armada, which end with the cards of its officers', async () => {
    const boxes = app.page.getByRole('dialog').getByRole('checkbox')
    // The fleets are on one page; the cards of the officers go over it.
    await expect.poll(pages).toBe(2)
    await boxes.nth(1).check()
    await expect.poll(pages).toBe(4)
    await boxes.nth(0).uncheck()
    await expect.poll(pages).toBe(2)
    await boxes.nth(0).check()
  })
  it('stand alone on the paper', async () => {
    await app.page.emulateMedia({ media: 'print' })
    expect(await app.page.locator('.foot-bar').isVisible()).toBe(false)
    expect(await app.page.getByRole('dialog').getByRole('checkbox').first().isVisible()).toBe(false)
    expect(await app.page.getByText('Fanal du Méridien').last().isVisible()).toBe(true)
    await app.page.emulateMedia({ media: 'screen' })
  })
})
