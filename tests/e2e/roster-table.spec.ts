import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import { ask } from './support/begin'
import { lookAt } from './support/look'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

/** As a French spreadsheet copies it: a title, accents, a decimal comma, and a column that means nothing to Flagship. */
const CELLS = [
  ['Mon escadron', '', '', '', ''],
  ['Vaisseau', 'Coque', 'Boucliers', 'Arme', 'Peint'],
  ['Émeraude', '4,0', '2', 'Canon', 'oui'],
  ['', '', '', 'Torpilles', ''],
  ['Saphir', '3', 'deux', 'Canon', 'non']
]
const text = (cells: readonly (readonly string[])[]): string => cells.map(row => row.join('\t')).join('\r\n')

describe('a table pasted into a builder', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-table-'))
  let app: WebApp
  let campaignId: string
  let rosterId: string

  beforeAll(async () => {
    app = await startWebApp({ dataDir, locale: 'fr-FR' })
    await app.page.getByRole('heading', { level: 1 }).first().waitFor()
    const campaign = await ask(app.page, 'campaigns.createSample', { name: 'Tableaux', system: 'xwing', locale: 'fr' })
    campaignId = campaign.id
    rosterId = campaign.rosters[0]?.id ?? ''
    await app.page.evaluate(hash => (location.hash = hash), `#/campaign/${campaignId}/roster/${rosterId}`)
    await app.page.getByRole('button', { name: 'Tableau', exact: true }).waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const dialog = () => app.page.getByRole('dialog')
  const kept = async (): Promise<DraftSquad> => {
    const { rosters } = await ask(app.page, 'campaigns.get', { campaignId })
    return rosters.find(one => one.id === rosterId) as DraftSquad
  }
  /** Pastes as the keys of the system do, without asking for the clipboard of this machine. */
  const paste = (cells: string): Promise<void> =>
    app.page.evaluate(said => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', said)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, cells)

  it('opens with Ctrl V, and says in which cell something is wrong', async () => {
    await paste(text(CELLS))
    await dialog().waitFor()
    await dialog().getByText('Ligne 5, Boucliers : « deux » n’est pas un nombre entier de 0 à 99').waitFor()
    expect(
      await dialog()
        .getByRole('button', { name: /^Reprendre/u })
        .isDisabled()
    ).toBe(true)
    expect(
      await lookAt(app.page, 'roster-table', {
        themes: ['dark'],
        languages: LOCALES,
        sizes: [
          { width: 1366, height: 768 },
          { width: 1024, height: 640 }
        ]
      })
    ).toEqual([])
  })

  it('is put right where it stands, by the keyboard alone, and then taken over as one step', async () => {
    const before = await kept()
    const field = dialog().getByRole('textbox', { name: 'Cellules' })
    await field.fill(text(CELLS).replace('deux', '2'))
    await dialog().getByText('Lu : 2 vaisseaux.').waitFor()
    // What nobody knows is left out until somebody says what it is.
    const last = dialog().getByRole('combobox', { name: 'Ce que contient la colonne E' })
    expect(await last.inputValue()).toBe('')
    await last.selectOption({ label: 'Arrive hors de vue' })
    await dialog().getByRole('button', { name: 'Reprendre 2 vaisseaux' }).press('Enter')
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(async () => (await kept()).ships.length).toBe(before.ships.length + 2)
    const [first, second] = (await kept()).ships.slice(-2)
    expect(first).toMatchObject({ name: 'Émeraude', hull: 4, shields: 2, isHidden: true })
    expect(first?.weapons.map(weapon => weapon.name)).toEqual(['Canon', 'Torpilles'])
    expect(second).toMatchObject({ name: 'Saphir', hull: 3, isHidden: false })
    await app.page.keyboard.press('Control+z')
    await expect.poll(async () => (await kept()).ships.length).toBe(before.ships.length)
  })

  it('is the roster again that was copied out', async () => {
    const before = await kept()
    await app.page.keyboard.press('t')
    await dialog().waitFor()
    await app.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (said: string) => Promise.resolve(void (document.body.dataset['copied'] = said)) }
      })
    })
    await dialog()
      .getByRole('button', { name: /^Copier/u })
      .click()
    await dialog().getByText('Copié : collez-le dans un tableur.').waitFor()
    const copied = await app.page.evaluate(() => document.body.dataset['copied'] ?? '')
    await dialog().getByRole('textbox', { name: 'Cellules' }).fill(copied)
    await dialog().getByRole('radio', { name: 'Le remplacer par le tableau' }).check()
    await dialog()
      .getByRole('button', { name: /^Reprendre/u })
      .click()
    await expect.poll(async () => (await kept()).ships.map(({ id }) => id)).not.toEqual(before.ships.map(({ id }) => id))
    const after = await kept()
    expect(after.ships.map(withoutIds)).toEqual(before.ships.map(withoutIds))
  })
})

function withoutIds({ weapons, ...ship }: DraftSquad['ships'][number]): unknown {
  return { ...ship, id: '', weapons: weapons.map(weapon => ({ ...weapon, id: '' })) }
}
