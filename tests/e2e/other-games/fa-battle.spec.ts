import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { atRest } from '../support/at-rest'
import { chooseAutomation } from '../support/automation'
import { ask } from '../support/begin'
import { restartDamaged } from '../support/damage-entry'
import { act, fleetsAt, keys, lastRolls, openFleets, passUnit, rolls, shipAt } from '../support/fa-table'
import { useEars } from '../support/heard'
import { PICTURES, unsaid } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { acting, hashOf, keyOf, seqOf } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'
import { pickFrom } from '../support/pick'

/** A whole turn of Firestorm Armada as a table plays it: keys and typed dice, from the cards to the points. */
describe('a turn of Firestorm Armada (FA-001 to FA-062)', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-fa-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openFleets(page, { 'fa.critTable': 'optionalHardback' })
  })
  useEars(() => page)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'fa-failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('begins with turn cards and initiative (FA-002, FA-003, FA-Q20)', async () => {
    await act(page, 'n', 'n')
    await keys(page, '1')
    await page.getByRole('textbox', { name: 'What it says: Card 1' }).fill('Silent running')
    await act(page, 'Enter')
    await act(page, '1', 'Enter')
    await lastRolls(page, '5 5, 3 3')
    await expectText('[data-centre]', /Silent running/u)
    await act(page, 'Enter')
    // The text of a card that was face down is asked for once it is face up, and logged.
    await page.getByRole('textbox', { name: 'What it says: Card 1' }).fill('Fire storm')
    await act(page, 'Enter')
    await expectText('.pane.log', /carries out its turn cards: Fire storm/u)
    await act(page, 'n', 'n')
    await lastRolls(page, '4 4, 4 3, 6 1, 2 2')
    const { initiative } = await fleetsAt(page)
    expect(initiative?.results.map(one => one.totals)).toEqual([
      [10, 9],
      [10, 7]
    ])
    await act(page, 'n', 'n')
    await expectText('[data-centre]', /Halcyon Watch to activate/u)
  })

  it('combines fire, asks the dice of sixes one pool after the other, even after a crash, and rolls the critical (FA-028, FA-017, FA-Q02)', async () => {
    await act(page, '2')
    for (let ship = 0; ship < 3; ship += 1) await act(page, 'Enter')
    await keys(page, 'Shift+Digit2')
    await expectText('[data-attack]', /Wick[\s\S]*Grievance/u)
    await keys(page, '1', '2', 'l')
    await expectText('[data-attack]', /67% to reach CR 6[\s\S]*Attack dice\s+9\s/u)
    // What is ticked changes the dice and the odds before anything is rolled.
    await page.locator('[data-join]').first().click()
    await expectText('[data-attack]', /82% to reach CR 6[\s\S]*Attack dice\s+11\s/u)
    await page.locator('[data-join]').first().click()
    await rolls(page, '6 6 4 4 2 5 1 1 1')
    await expectText('form.prompt', /dice for the sixes\s*2d6[\s\S]*7 hits so far/u)
    await page.reload()
    await page.locator('[data-plot]').waitFor()
    await expectText('form.prompt', /dice for the sixes\s*2d6/u)
    await lastRolls(page, '5 3')
    expect(await shipAt(page, 'Grievance')).toMatchObject({ hullLost: 2, status: 'active' })
    // The reason for the number of dice: in the log and on the panel.
    await page.locator('.pane.log [data-why]').last().click()
    await expectText('.why-card', /FA-029/u)
    await page.keyboard.press('Escape')
    await keys(page, 'Enter')
    const before = await hashOf(page)
    await lastRolls(page, '4 4')
    const after = await hashOf(page)
    await expectText('[data-ship]:has-text("Grievance")', /Engine failure/u)
    await act(page, 'Control+z')
    expect((await hashOf(page)).hash).toBe(before.hash)
    await act(page, 'Control+y')
    expect((await hashOf(page)).hash).toBe(after.hash)
  })

  it('boards with all assault points, and the GM says how it ends (FA-046 to FA-049, FA-Q15)', async () => {
    await keys(page, 'b', '2', 'Shift+Digit2', 'Shift+Digit2')
    await expectText('[data-centre]', /Tallow[\s\S]*Redress[\s\S]*sends all its assault points: 3/u)
    await keys(page, '1', '2')
    await expectText('[data-centre] .refusal', /Another ship is in the way/u)
    await page.locator('[data-answer=yes]').last().focus()
    await keys(page, '1')
    await act(page, 'Enter')
    const outcome = page.getByRole('textbox', { name: 'What happens' })
    // A sentence has room.
    expect((await outcome.boundingBox())?.width).toBeGreaterThan(160)
    await outcome.fill('Held at the lock')
    await page.getByRole('spinbutton', { name: 'crew points' }).fill('1')
    await acting(page, () => page.getByRole('spinbutton', { name: 'crew points' }).press('Enter'))
    expect(await shipAt(page, 'Redress')).toMatchObject({ crewLost: 1 })
    expect(await shipAt(page, 'Tallow')).toMatchObject({ assaultLost: 3, hasBoarded: true })
    // A reaction of the other fleet.
    await keys(page, 'c', '2', '1', '3')
    await act(page, 'Enter')
    expect((await fleetsAt(page)).played).toMatchObject([{ type: 'reaction' }])
    await act(page, 'n', 'n')
  })

  it('shares point defence out among the wings, wing by wing (FA-051 to FA-058)', async () => {
    await act(page, '4')
    await keys(page, 'p', '1', 'ArrowDown', 'Space')
    await expectText('[data-defence]', /Harrier 1[\s\S]*destroyed 26%, driven off 44%/u)
    await keys(page, 'Enter')
    await rolls(page, '5 5 1')
    await expectText('form.prompt', /Harrier 2, point defence/u)
    await lastRolls(page, '5 2 1')
    expect((await fleetsAt(page)).wings.filter(wing => wing.name.startsWith('Harrier'))).toMatchObject([
      { status: 'destroyed' },
      { status: 'active', isDrivenOff: true },
      { status: 'active', isDrivenOff: false }
    ])
    await act(page, 'Enter')
    const contact = page.getByRole('combobox', { name: 'Harrier 2 comes into contact with' })
    const moved = page.getByRole('button', { name: 'Harrier 2 has moved' })
    await pickFrom(contact, { label: 'Wick' })
    await moved.click()
    await expectText('.refusal', /driven off this turn/u)
    await page.keyboard.press('Escape')
    await pickFrom(contact, { label: 'nobody' })
    await acting(page, () => moved.click())
    // Another wing touches a ship, which now owes point defence: ship, wing and dice are already chosen.
    await pickFrom(page.getByRole('combobox', { name: 'Harrier 3 comes into contact with' }), { label: 'Wick' })
    await acting(page, () => page.getByRole('button', { name: 'Harrier 3 has moved' }).click())
    await expectText('[data-defence]', /Wick[\s\S]*4 dice/u)
    await expectText('[data-ship]:has-text("Wick")', /contact: Harrier 3/u)
    // One key lets it hold its fire; taken back, it fires.
    await act(page, 'g')
    await expectText('.pane.log', /Wick fires no point defence at Harrier 3/u)
    expect((await fleetsAt(page)).obligations).toEqual([])
    await act(page, 'Control+z')
    await keys(page, 'Enter')
    await lastRolls(page, '1 1 1 1')
    expect((await fleetsAt(page)).obligations).toEqual([])
    expect(await shipAt(page, 'Wick')).toMatchObject({ pointDefenceUsed: 4 })
    await act(page, 'n', 'n')
  })

  it('warns of the minimum move, and lets the GM allow less (FA-009)', async () => {
    await act(page, '1')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expectText('.refusal', /at least half its movement/u)
    await act(page, 'Control+Enter')
    expect(await shipAt(page, 'Resolve of Halcyon')).toMatchObject({ movedInches: 2 })
    // It splits the fire of its turrets at small targets (FA-026, FA-037).
    await keys(page, 'Shift+Digit3', '4', '1', 's')
    await page.keyboard.type('3')
    await expectText('[data-attack]', /hits on\s+5\+[\s\S]*Dice at this target \(7 left\)/u)
    await keys(page, 'Enter')
    await lastRolls(page, '5 5 4')
    expect((await shipAt(page, 'Resolve of Halcyon')).weapons[3]).toMatchObject({
      fired: 'split',
      shares: [{ band: 0, dice: 3, rolled: 3, halvings: 0 }]
    })
    expect(await shipAt(page, 'Writ')).toMatchObject({ hullLost: 0 })
    await keys(page, 'Shift+Digit3', '4')
    await expectText('[data-attack]', /Dice at this target \(4 left\)/u)
    await keys(page, 'Escape')
    await keys(page, 'n')
    await expectText('.next .list', /1 ship has not moved enough[\s\S]*Resolve of Halcyon/u)
    await act(page, 'Control+Enter')
    for (const number of [1, 3, 2, 4, 3]) await passUnit(page, number)
    expect((await fleetsAt(page)).boardings).toEqual([])
    await expectText('[data-centre]', /Every unit has acted/u)
  })

  it('ends with cards, markers and points (FA-005, FA-059 to FA-061, FA-Q21)', async () => {
    await act(page, 'n', 'n')
    await act(page, 'Enter')
    await act(page, 'Enter')
    await page.getByRole('textbox', { name: 'Victory points for Halcyon Watch' }).fill('5')
    await acting(page, () => page.keyboard.press('Enter'))
    await acting(page, () => page.getByRole('button', { name: 'Remove Engine failure from Grievance' }).click())
    await act(page, 'n', 'n')
    const { turn, fleets, effects } = await fleetsAt(page)
    expect({ turn, hands: fleets.map(fleet => fleet.hand.length), effects }).toEqual({ turn: 2, hands: [3, 3], effects: [] })
  })

  it('is tracked, assisted or refereed, as the table wants', async () => {
    await chooseAutomation(page, 'referee')
    await keys(page, 'n', 'Control+Enter')
    await page.keyboard.type('no cards tonight')
    await act(page, 'Enter')
    expect((await lastEntry()).overruled).toEqual({ refusals: ['cards-not-placed'], reason: 'no cards tonight' })
    await chooseAutomation(page, 'track')
    await act(page, 'n', 'n')
    expect((await lastEntry()).overruled).toEqual({ refusals: ['initiative-not-rolled'], reason: '' })
    await acting(page, () => page.getByRole('list', { name: 'Out of turn' }).getByRole('button').first().click())
    expect((await lastEntry()).overruled).toMatchObject({ refusals: ['not-its-turn'] })
    await chooseAutomation(page, 'assist')
  })

  it('lets reinforcements in, and ends (FA-004)', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.locator('[data-act=reinforce]').click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Who comes' }).selectOption({ label: 'Plaintiffs, Redress' })
    await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'Let them join' }).click())
    const { fleets: sides, units, ships } = await fleetsAt(page)
    expect(units.filter(unit => unit.fleetId === sides[1]?.id).at(-1)).toMatchObject({ name: 'Redress 2', number: 5, hasActivated: false })
    expect(ships.at(-1)).toMatchObject({ name: 'Redress 2', hullLost: 0 })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.locator('[data-act=end]').click()
    await expectText('dialog', /Halcyon Watch: 5 VP, Spear of Adjutant: 0 VP/u)
    await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'End the battle here' }).click())
    await expectText('[data-centre]', /Halcyon Watch drives Spear of Adjutant off\s+Victory points: .*Halcyon Watch 5/u)
    expect(await unsaid(page)).toEqual([])
    expect(app.complaints).toEqual([])
  })

  it('is only shown where its file is damaged', async () => {
    // The undamaged part ends just before the initiative of the first turn is rolled.
    app = await restartDamaged(app, 7, { dataDir })
    page = app.page
    await page.getByText('This battle is read only.').waitFor()
    const seq = await seqOf(page)
    await keys(page, '1', 'n', 'n', 'f', 'h', 'c', 'Enter', 'Control+z')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('[data-centre] button:enabled').count()).toBe(0)
    expect(await atRest(page)).toBe(seq)
    expect(app.complaints).toEqual([])
  })

  async function lastEntry(): Promise<{ readonly overruled?: unknown }> {
    const log = await ask(page, 'battle.log', keyOf(page))
    return log[log.length - 1] as { readonly overruled?: unknown }
  }
  async function expectText(selector: string, text: RegExp): Promise<void> {
    await expect.poll(() => page.locator(selector).first().innerText()).toMatch(text)
  }
})
