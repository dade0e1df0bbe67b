import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aForce, aSquadron, aUnit } from '@kit/systems/dystopian-wars'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { menuAct } from '../support/actions'
import { atRest } from '../support/at-rest'
import { ask } from '../support/begin'
import { dystopianState, openDystopianBattle } from '../support/dystopian-battle'
import { activated } from '../support/fa-moments'
import { act, fleetsAt, keys, passUnit, shipAt } from '../support/fa-table'
import { PICTURES } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { acting, keyOf, submit, toTable } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'

/** The names on the strips with this mark. */
const marked = (page: Page, mark: 'actor' | 'target' | 'pointed'): Promise<readonly string[]> =>
  page.locator(`.rack article.${mark} :is(h3, h4)`).allInnerTexts()
const sidesShown = (page: Page): Promise<readonly string[]> =>
  page.locator('.battle > .rack').evaluateAll(racks => racks.map(rack => rack.getAttribute('aria-label') ?? ''))

/** The default choice of reinforcements: who, and whom they join. */
async function offered(page: Page): Promise<readonly string[]> {
  await menuAct(page, 'reinforce')
  const chosen = await page
    .locator('#reinforcements select')
    .evaluateAll(lists => lists.map(list => (list as HTMLSelectElement).selectedOptions[0]?.textContent.trim() ?? ''))
  await page.keyboard.press('Escape')
  return chosen
}

function aBattle(name: string): { readonly page: () => Page } {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-aims-'))
  let app: WebApp
  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    await app.page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await app.page.screenshot({ path: join(PICTURES, `aims-failed ${name}.png`) })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })
  return { page: () => app.page }
}

describe('never the wrong ship of Firestorm Armada', () => {
  const battle = aBattle('firestorm')

  it('chooses with a digit on the side that acts, and with Shift a foe, in every pane, and marks what a key will act on', async () => {
    const page = battle.page()
    await activated(page)
    expect(await marked(page, 'actor')).toEqual(['Wick'])
    for (const pane of ['m', 'f', 'b', 'p', 'c']) {
      await toTable(page)
      await keys(page, pane)
      await toTable(page)
      await keys(page, '3')
      expect([pane, await marked(page, 'actor')]).toEqual([pane, ['Ember']])
      await toTable(page)
      await keys(page, 'Shift+Digit2')
      expect([pane, await marked(page, 'target'), await marked(page, 'actor')]).toEqual([pane, ['Grievance'], ['Ember']])
      await toTable(page)
      await keys(page, 'Escape', 'Escape', 'Escape')
      await toTable(page)
      await keys(page, '1')
      expect([pane, await marked(page, 'actor')]).toEqual([pane, ['Wick']])
    }
    await toTable(page)
    await keys(page, '2')
    expect(await marked(page, 'pointed')).toEqual(['Tallow'])
    await page.keyboard.press('h')
    expect(await page.getByRole('dialog').locator('h2').first().innerText()).toMatch(/Tallow, A 2/u)
    await page.keyboard.press('Escape')
  })

  it('keeps the numbers of its squadrons whatever is lost, and offers late comers for nobody else', async () => {
    const page = battle.page()
    const numbers = (): Promise<readonly string[]> => page.locator('.rack.last .unit > header').allInnerTexts()
    const before = await numbers()
    for (const name of ['Grievance', 'Redress']) {
      const { id } = await shipAt(page, name)
      await submit(page, { type: 'correctShip', shipId: id, correction: { status: 'destroyed' }, reason: '' })
    }
    const first = (line: string): string => line.split('\n')[0] ?? ''
    expect((await numbers()).map(first)).toEqual(before.map(first))
    // Both rosters of the campaign fight already: nobody is chosen until somebody chooses.
    expect((await offered(page))[0]).toBe('choose')
    await menuAct(page, 'reinforce')
    await page.locator('#reinforcements select').first().selectOption({ label: 'Plaintiffs, Redress' })
    expect(await page.locator('#reinforcements select').last().locator('option:checked').innerText()).toBe('Spear of Adjutant')
    await page.keyboard.press('Escape')
  })

  it('shows with three sides who acts and who is aimed at', async () => {
    const page = battle.page()
    const { campaignId } = keyOf(page)
    const { rosters } = await ask(page, 'campaigns.get', { campaignId })
    const spear = rosters.find(one => one.name === 'Spear of Adjutant')
    const third = JSON.parse(JSON.stringify(spear).replaceAll(/"n(\d+)"/gu, '"t$1"')) as object
    const fleet = { ...third, name: 'Third Estate' }
    await submit(page, { type: 'joinFleet', sideId: 'C', fleet } as never)
    await page.getByRole('button', { name: 'Show side C' }).click()
    await toTable(page)
    await keys(page, 'Shift+Digit2')
    const { ships, fleets } = await fleetsAt(page)
    const target = await page.locator('.rack article.target').getAttribute('data-ship')
    expect(await page.locator('.rack article.target').count()).toBe(1)
    expect(ships.find(ship => ship.id === target)?.id).toMatch(/^t/u)
    expect(await sidesShown(page)).toEqual(['Halcyon Watch', 'Third Estate'])
    expect(fleets).toHaveLength(3)
    // The third side acts: it is on the left, and one of its enemies on the right.
    await keys(page, 'Escape', 'Escape', 'n')
    await act(page, 'Control+Enter')
    const next = (await page.locator('[data-centre] h2').first().innerText()).split(' to activate')[0]
    expect((await sidesShown(page))[0]).toBe(next)
    await passUnit(page, 1)
    expect((await sidesShown(page))[0]).toBe((await page.locator('[data-centre] h2').first().innerText()).split(' to activate')[0])
  })
})

describe('never the wrong unit of Dystopian Wars', () => {
  const battle = aBattle('dystopian')
  const side = (name: string): ReturnType<typeof aForce> => ({
    ...aForce(
      name,
      aSquadron(`${name}-first`, [aUnit(`${name}-one`), aUnit(`${name}-two`)]),
      aSquadron(`${name}-last`, [aUnit(`${name}-three`)])
    ),
    name
  })

  it('chooses with a digit on the side that acts, and with Shift a foe, and marks what a key will act on', async () => {
    const page = battle.page()
    await openDystopianBattle(page, [side('red'), side('blue'), side('gold')])
    await acting(page, () => page.keyboard.press('1'))
    await keys(page, '2')
    expect(await marked(page, 'actor')).toEqual(['red-two'])
    await keys(page, 'Shift+Digit3')
    expect(await marked(page, 'target')).toEqual(['blue-three'])
    // The question under the focus takes the digit; without the focus it means a ship again.
    await keys(page, '1')
    expect(await page.locator('[data-choice^="weapon"]:checked').count()).toBe(1)
    expect(await marked(page, 'actor')).toEqual(['red-two'])
    await toTable(page)
    await keys(page, '1')
    expect(await marked(page, 'actor')).toEqual(['red-one'])
    await keys(page, 'Escape')
    await keys(page, 'j')
    const [pointed] = await marked(page, 'pointed')
    expect(await page.locator('.pointed b.name').first().innerText()).toBe(pointed)
    await page.keyboard.press('h')
    expect(await page.getByRole('dialog').locator('h2').first().innerText()).toMatch(new RegExp(`${pointed ?? '?'}, [ABC] \\d`, 'u'))
    await page.keyboard.press('Escape')
  })

  it('shows with three sides who acts and who is aimed at, and never two targets under one key', async () => {
    const page = battle.page()
    await page.getByRole('button', { name: 'Show side C' }).click()
    await keys(page, 'Shift+Digit1')
    expect(await marked(page, 'target')).toEqual(['gold-one'])
    expect(await sidesShown(page)).toEqual(['red', 'gold'])
    const shown = await page
      .locator('.question label:has([data-choice^="target"]) kbd')
      .evaluateAll(all => all.map(one => one.textContent.trim()))
    expect(new Set(shown).size).toBe(shown.length)
    const marks = await page
      .locator('.question label:has([data-choice^="target"])')
      .evaluateAll(all => all.map(one => one.textContent.replaceAll(/\s+/gu, ' ').trim()))
    expect(new Set(marks).size).toBe(6)
    await keys(page, 'Escape')
    await acting(page, async () => keys(page, 'n', 'n'))
    await atRest(page)
    if ((await dystopianState(page)).activation !== null) await acting(page, async () => keys(page, 'n', 'n'))
    await acting(page, () => page.locator('[data-squadron="gold-last"]').click())
    expect((await sidesShown(page))[0]).toBe('gold')
    await keys(page, 'Shift+Digit1')
    expect((await marked(page, 'actor'))[0]).toBe('gold-three')
  })

  it('keeps the numbers of squadrons and units whatever is lost, and offers late comers for nobody else', async () => {
    const page = battle.page()
    await keys(page, 'Escape')
    const before = await page.locator('.rack article .mark').allInnerTexts()
    await submit(page, { type: 'correctUnit', unitId: 'red-one', correction: { status: 'removed' }, reason: '' })
    expect(await page.locator('.rack article .mark').allInnerTexts()).toEqual(before)
    expect((await offered(page))[0]).toBe('choose')
  })
})
