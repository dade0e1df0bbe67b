import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf } from '../support/chance'
import { atRest } from './support/at-rest'
import { openBattleOf, plainArmada } from './support/begin'
import { countedHands } from './support/counted'
import { playRound } from './support/play-round'
import { useEars } from './support/heard'
import { removeFolder } from './support/remove-folder'
import { reopened } from './support/reopened'
import { asked, stateOf, typeUntilDone } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

/** How many inputs each act may take at the table. */
const BUDGET = { attack: 5, superweapon: 6, correct: 4, next: 2, undo: 1, redo: 1, why: 1 } as const

describe('the acts of a game master, in inputs', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-inputs-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const maw = plainArmada('Maw', 20, 3)
    const armed = { ...maw, fleets: maw.fleets.map(fleet => ({ ...fleet, abilities: ['superweapon'] as const })) }
    await openBattleOf(page, [plainArmada('Anvil', 20, 3), armed])
    await playRound(page, chanceOf(3), 'gunnery')
  })
  useEars(() => page)
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  /** Nobody chosen, nothing focused but the table. */
  async function standAtTheTable(): Promise<void> {
    await atRest(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('article.actor, article.target').count()).toBe(0)
  }
  const volley = async (): Promise<number> => (await stateOf(page)).volley.length

  it('a whole attack with typed dice, its ten damage dice in one field', async () => {
    await standAtTheTable()
    // After an attack the next fleet that has not fired is selected.
    await page.keyboard.press('3')
    await page.keyboard.press('Shift+Digit1')
    await typeUntilDone(page, chanceOf(5), () => 3)
    await expect.poll(() => page.locator('article.actor').innerText()).toContain('Anvil 1')
    const hands = countedHands(page)
    await hands.press('Shift+Digit1', '3', 'Enter')
    await hands.faces('20')
    await hands.press('Enter')
    await page.locator('form.prompt label', { hasText: '10d10' }).waitFor()
    await hands.faces('6 6 4 2 1 10 9 8 7 3')
    await hands.press('Enter')
    await expect.poll(volley).toBe(2)
    const attack = (await stateOf(page)).volley.at(-1)
    expect(attack).toMatchObject({ rangeHexes: 3, natural: 20, damageFaces: [6, 6, 4, 2, 1, 10, 9, 8, 7, 3] })
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.attack)
  })

  it('the same with all its dice on one line', async () => {
    await standAtTheTable()
    const hands = countedHands(page)
    await hands.press('2', 'Shift+Digit1', 'Enter')
    await hands.faces('20, 1 2 3 4 5 6 7 8 9 10')
    await hands.press('Enter')
    await expect.poll(volley).toBe(3)
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.attack)
  })

  it('an attack with the superweapon, by its key', async () => {
    await standAtTheTable()
    await page.keyboard.press('a')
    await page.keyboard.press('1')
    await page.keyboard.press('Shift+Digit1')
    await typeUntilDone(page, chanceOf(5), () => 3)
    await expect.poll(() => page.locator('article.actor').innerText()).toContain('Maw 2')
    const hands = countedHands(page)
    await hands.press('Shift+Digit1', '3', 'u')
    await hands.faces('19')
    await hands.press('Enter')
    await page.locator('form.prompt label', { hasText: 'd10' }).waitFor()
    const dice = (await asked(page))?.count ?? 0
    await hands.faces(Array.from({ length: dice }, () => '5').join(' '))
    await hands.press('Enter')
    await expect.poll(volley).toBe(5)
    expect((await stateOf(page)).volley.at(-1)).toMatchObject({ attackerId: 'Maw2', targetId: 'Anvil1', usesSuperweapon: true })
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.superweapon)
    await standAtTheTable()
    await page.keyboard.press('a')
  })

  it.each([
    ['hull', 'h', '90', { hp: 90 }],
    ['shields', 'Shift+H', '-5', { sp: -5 }]
  ] as const)('a correction of the %s by keyboard', async (_, key, value, change) => {
    await standAtTheTable()
    const before = (await stateOf(page)).fleets[0]
    const hands = countedHands(page)
    await hands.press('1', key)
    await page.getByRole('dialog').waitFor()
    await hands.value(value)
    await hands.press('Enter')
    const expected = 'hp' in change ? { hp: change.hp } : { sp: (before?.sp ?? 0) + change.sp }
    await expect.poll(async () => (await stateOf(page)).fleets[0]).toMatchObject(expected)
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.correct)
  })

  it('a correction by pointer', async () => {
    await standAtTheTable()
    const hands = countedHands(page)
    await hands.click('article[data-fleet=Maw2] [data-gauge=hp]')
    await page.getByRole('dialog').waitFor()
    await hands.value('95')
    await hands.press('Enter')
    await expect.poll(async () => (await stateOf(page)).fleets.find(fleet => fleet.id === 'Maw2')?.hp).toBe(95)
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.correct)
  })

  it('undo, and redo', async () => {
    await standAtTheTable()
    const hull = async (): Promise<number | undefined> => (await stateOf(page)).fleets.find(fleet => fleet.id === 'Maw2')?.hp
    const undoing = countedHands(page)
    await undoing.press('Control+z')
    await expect.poll(hull).not.toBe(95)
    expect(undoing.inputs).toBeLessThanOrEqual(BUDGET.undo)
    const redoing = countedHands(page)
    await redoing.press('Control+y')
    await expect.poll(hull).toBe(95)
    expect(redoing.inputs).toBeLessThanOrEqual(BUDGET.redo)
  })

  it('why a number is what it is, without choosing anything', async () => {
    await standAtTheTable()
    const hands = countedHands(page)
    await hands.press('w')
    await page.locator('.why-card').waitFor()
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.why)
    expect(await page.locator('article.actor, article.target').count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('why the number is so that the pointer is on', async () => {
    await standAtTheTable()
    await page.locator('article[data-fleet=Maw2] .ac button').hover()
    const hands = countedHands(page)
    await hands.press('w')
    await expect.poll(() => page.locator('.why-card').innerText()).toContain('Maw 2')
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.why)
    await page.keyboard.press('Escape')
    await page.mouse.move(0, 0)
  })

  it('the next phase, what it brings listed first', async () => {
    await standAtTheTable()
    const hands = countedHands(page)
    await hands.press('n')
    const list = page.locator('.next [role=status]')
    await list.waitFor()
    expect((await list.innerText()).length).toBeGreaterThan(20)
    await hands.press('n')
    await expect.poll(async () => (await stateOf(page)).phase).toBe('resolution')
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.next)
  })

  it('the battle of last night from a cold start', async () => {
    app = await reopened(app, dataDir)
  })
})
