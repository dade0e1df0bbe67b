import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lookAt, PICTURES } from '../support/look'
import { beginPwBattle, dragOnBoard, oneRoll, pwStateOf, rolls, rowsUnderTheBar, shipNamed, typePlace } from '../support/pw-table'
import { useEars } from '../support/heard'
import { removeFolder } from '../support/remove-folder'
import { acting, hashOf, next } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 }
]
/** English by night and French by day, in both sizes. */
const LOOKS = [
  { themes: ['dark'], languages: ['en'], sizes: SIZES },
  { themes: ['light'], languages: ['fr'], sizes: SIZES }
] as const

describe('a battle of Petit Wargame, fought on the board', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-pw-'))
  let app: WebApp
  let page: Page
  const found: string[] = []
  const look = async (screen: string): Promise<void> => {
    for (const one of LOOKS) found.push(...(await lookAt(page, `pw-${screen}`, one)))
  }

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await beginPwBattle(page)
  })
  useEars(() => page)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, `pw-failed-${task.id}.png`) }).catch(() => undefined)
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('is set up by keyboard, by coordinates and by dragging (PW-026)', async () => {
    await look('set-up-roll')
    await rolls(page, [5], [2])
    expect(await focusIsOnBoard(page)).toBe(true)
    await acting(page, () => pressAll(page, 'ArrowLeft', 'ArrowLeft', 'PageDown', 'PageUp', 'Enter'))
    expect((await shipNamed(page, 'Vigil')).position).toEqual({ x: 12, y: 14, z: 14 })
    await acting(page, () => typePlace(page, 15, 15, 14))
    expect((await shipNamed(page, 'Kestrel')).position).toEqual({ x: 14, y: 14, z: 14 })
    await typeOnly(page, 'z', 20)
    await dragOnBoard(page, { x: 14, y: 14 }, { x: 6, y: 6 })
    await look('set-up')
    await acting(page, () => page.locator('[data-board]').press('Enter'))
    expect((await shipNamed(page, 'Colossus')).position).toEqual({ x: 6, y: 6, z: 20 })
    await acting(page, () => typePlace(page, 25, 22, 3))
    expect(await pwStateOf(page)).toMatchObject({ turn: 1, phase: 'initiative' })
  })

  it('gives the initiative by typed dice, and the winner names a squadron (PW-028, PW-029)', async () => {
    await look('initiative')
    await rolls(page, [6], [1])
    await page.keyboard.press('1')
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    expect(await pwStateOf(page)).toMatchObject({ phase: 'detection', initiativeSideId: 'A' })
  })

  it('detects with the odds and the reasons on the table, and the enemy answers (PW-032 to PW-040)', async () => {
    const kestrel = await shipNamed(page, 'Kestrel')
    // By keyboard: the focus is on the first attempt, then on the answers.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-attempt'))).toBe(`${kestrel.id} W`)
    await page.keyboard.press('Enter')
    await look('detection')
    await acting(page, () => page.keyboard.press('Enter'))
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('input[name=countermeasure][value=w]'))).toBe(true)
    await page.keyboard.press('Enter')
    await look('countermeasure')
    await rolls(page, [1, 1], [4, 4])
    expect((await pwStateOf(page)).detections).toHaveLength(1)
    // A finished attempt is cleared, and no refusal is shown until it is tried again.
    expect(await page.locator('[data-centre] .refusal').count()).toBe(0)
    // Already tried this turn: the same detector is refused, with a reason.
    await page.locator(`[data-attempt="${kestrel.id} W"]`).click()
    await page.getByText('This detector has already tried this ship this turn').locator('visible=true').first().waitFor()
  })

  it('jams a detector, and says for how many turns (PW-036, PW-037)', async () => {
    await page.keyboard.press('3')
    const tempest = await shipNamed(page, 'Tempest')
    await page.locator(`[data-attempt="${tempest.id} Y"]`).click()
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    await page.locator('input[name=countermeasure][value=y]').check()
    await rolls(page, [4, 4], [1, 1])
    const { jams } = await shipNamed(page, 'Steadfast')
    expect(jams).toEqual([{ detector: 'Y', untilTurn: 3 }])
    await page.getByText('Y jammed, 3 turns').first().waitFor()
    await look('jammed')
  })

  it('moves on the board by keyboard, by dragging and step by step (PW-041, PW-042)', async () => {
    await acting(page, () => next(page))
    await page.keyboard.press('1')
    await page.keyboard.press('b')
    await pressAll(page, 'Home', 'ArrowRight', 'PageUp')
    await look('movement')
    await acting(page, () => page.keyboard.press('Enter'))
    expect(await shipNamed(page, 'Vigil')).toMatchObject({ position: { x: 13, y: 14, z: 15 }, pdSpent: 2, pmSpent: 0 })
    await acting(page, () => page.locator('[data-step="1,0,-1"]').click())
    expect(await shipNamed(page, 'Vigil')).toMatchObject({ position: { x: 14, y: 14, z: 14 }, pdSpent: 3, pmSpent: 1 })
    await page.keyboard.press('2')
    await acting(page, () => dragOnBoard(page, { x: 12, y: 14 }, { x: 12, y: 16 }))
    expect((await shipNamed(page, 'Beacon')).position).toEqual({ x: 12, y: 16, z: 14 })
    // Too far: the reason, and the GM may allow it.
    await dragOnBoard(page, { x: 12, y: 16 }, { x: 25, y: 16 })
    await page.getByText('There are not enough movement points').locator('visible=true').first().waitFor()
    await page.keyboard.press('Escape')
  })

  it('takes back and brings back the very moves', async () => {
    const before = await hashOf(page)
    await acting(page, () => page.keyboard.press('Control+z'))
    expect((await shipNamed(page, 'Beacon')).position).toEqual({ x: 12, y: 14, z: 14 })
    await acting(page, () => page.keyboard.press('Control+y'))
    expect((await hashOf(page)).hash).toBe(before.hash)
  })

  it('fights with typed dice, is taken up after a reload, and loses elements by choice (PW-043 to PW-059)', async () => {
    const kestrel = await shipNamed(page, 'Kestrel')
    await acting(page, () => next(page))
    await page.keyboard.press('1')
    await page.locator(`[data-engage="${kestrel.id}"]`).click()
    await look('engage')
    await oneRoll(page, [6])
    await page.locator('[data-dice-field]').waitFor()
    await page.reload()
    await page.locator('[data-dice-field]').waitFor()
    await rolls(page, [1])
    await page.locator('[data-position="right rear"]').click()
    expect(await rowsUnderTheBar(page)).toBe(0)
    await look('position')
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    await look('fire')
    await rolls(page, [1, 2], [6, 5])
    expect((await pwStateOf(page)).activation?.engagement?.shot).toMatchObject({ weapon: 'B', mode: 'concentrated', pointsLeft: 4 })
    await page.locator('[data-ways] label', { hasText: '4 ×' }).click()
    await look('losses')
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    expect((await shipNamed(page, 'Kestrel')).sectors.rear).toMatchObject({
      elements: ['a'],
      lost: ['engine', 'engine', 'engine', 'engine']
    })
  })

  it('lets the GM overrule, the enemy riposte first, and dispersed fire strike sectors by die (PW-049, PW-056, PW-058)', async () => {
    await engageAnyway(page)
    await rolls(page, [6], [1])
    await page.locator('[data-position="front front"]').click()
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    expect((await pwStateOf(page)).activation?.engagement).toMatchObject({ stage: 'fire', role: 'riposte', weapon: 'A' })
    await rolls(page, [6, 6], [1, 1])
    expect((await pwStateOf(page)).activation?.engagement).toMatchObject({ stage: 'fire', role: 'active', hasRiposted: true })
    await page.locator('input[value=dispersed]').check()
    // Each die of a sector says how many points are left, counting typed dice.
    const said = page.locator('[data-centre] form.prompt .res')
    await oneRoll(page, [4, 5])
    await oneRoll(page, [3, 4])
    await expect.poll(() => said.innerText()).toBe('2 points of damage left')
    await rolls(page, [4])
    expect((await pwStateOf(page)).activation?.engagement?.shot).toMatchObject({ mode: 'dispersed', due: { sector: 'left', count: 1 } })
    // Enter ticks what is lost, and moves on to the die of the next point.
    await page.locator('[data-element=A]').press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-dice-field]'))).toBe(true)
    expect(await said.innerText()).toBe('1 point of damage left')
    await page.setViewportSize({ width: 1366, height: 1000 }) // high enough for rows of the log
    await rolls(page, [2])
    await page.getByText('Kestrel is hit in sector left (points left: 1)').first().waitFor({ state: 'attached' })
    expect((await shipNamed(page, 'Kestrel')).sectors).toMatchObject({ left: { lost: ['A'] }, rear: { elements: [] } })
  })

  it('expects of a shot at a sector with nothing left what dispersed fire takes elsewhere, and starts there (PW-057, PW-058)', async () => {
    await engageAnyway(page)
    await rolls(page, [6], [1])
    const cell = (position: string) => page.locator(`[data-position="${position}"]`)
    expect(await cell('right rear').innerText()).toMatch(/∴.*\d/su)
    expect(await cell('right top').innerText()).toMatch(/^[^∴]*\d/u)
    await cell('right rear').click()
    await page.getByText('only dispersed fire does damage').locator('visible=true').last().waitFor()
    await look('emptied')
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    await expect.poll(() => page.locator('input[value=dispersed]').isChecked()).toBe(true)
    await look('emptied-fire')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await pwStateOf(page)).activation?.engagement).toBeNull()
  })

  it('ends the activation, corrects a ship by hand and looks back', async () => {
    await acting(page, () => next(page))
    expect(await pwStateOf(page)).toMatchObject({ phase: 'initiative', activation: null })
    await page.locator('[data-ship]', { hasText: 'Merlin' }).first().locator('.works').click()
    await page.locator('[data-field=front]').fill('FF')
    await look('correct')
    await acting(page, () => page.getByRole('dialog').getByRole('textbox').last().press('Enter'))
    expect((await shipNamed(page, 'Merlin')).sectors.front.elements).toEqual(['F', 'F'])
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await page.getByRole('dialog').getByText('Vigil fires weapon A').click()
    await page.locator('[data-past]').waitFor()
    await look('past')
    expect(await page.locator('[data-past] [data-board]').count()).toBe(1)
    await page.getByRole('button', { name: 'Back to now' }).click()
  })

  it('ends as the GM says, and is over on the screen (PW-061)', async () => {
    await page.locator('.acts > .icon-btn').first().click()
    await acting(page, () => page.locator('[data-act="won-A"]').click())
    await page.getByText('Amber Watch wins').first().waitFor()
    await look('over')
  })

  it('is without fault of axe, without scrolling pages and without complaints of the console', () => {
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })
})

/** Vigil engages Kestrel once more, which the rules refuse. */
async function engageAnyway(page: Page): Promise<void> {
  await page.locator(`[data-engage="${(await shipNamed(page, 'Kestrel')).id}"]`).click()
  await page.getByText('This ship has already fought').locator('visible=true').first().waitFor()
  const reason = page.locator('[data-centre] .refusal input')
  if ((await reason.count()) > 0) await reason.fill('The table wants it')
  await page.locator('[data-centre] .refusal button[type=submit]').click()
}

async function pressAll(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

async function focusIsOnBoard(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.hasAttribute('data-board') ?? false)
}

async function typeOnly(page: Page, axis: 'x' | 'y' | 'z', value: number): Promise<void> {
  await page.locator(`[data-axis="${axis}"]`).fill(String(value))
  await page.locator(`[data-axis="${axis}"]`).press('Tab')
}
