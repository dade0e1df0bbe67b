import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../support/explored'
import { atRest } from './support/at-rest'
import { ask } from './support/begin'
import { countedHands } from './support/counted'
import { doneForMe, lessonStep } from './support/lesson'
import { axe } from './support/look'
import { removeFolder } from './support/remove-folder'
import { SHELLS, type Shell } from './support/shells'
import { keyOf, stateOf } from './support/table'

/** The most inputs from the first screen to the first volley on the table. */
const FIRST_VOLLEY_MAX = 8

/** A newcomer learns Starfinder with nothing but the app. */
describe.each(sampled(SHELLS, 2, 0))('the first battle, $name', ({ start }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-first-battle-'))
  let app: Shell
  let page: Page

  beforeAll(async () => {
    app = await start(dataDir)
    page = app.page
    await page.locator('.welcome').waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('is a volley away from the first screen, by keys and typed dice', async () => {
    const hands = countedHands(page)
    await hands.click('[data-tile=starfinder-armada] button')
    await page.locator('[data-coach]').waitFor()
    await atRest(page)
    expect(await lessonStep(page)).toBe('The first shot')
    expect(await page.locator('.coach-ring').isVisible()).toBe(true)
    await hands.press('1', 'Shift+Digit1', '3', 'Enter')
    await hands.faces('15')
    await hands.press('Enter')
    await page.locator('form.prompt label', { hasText: '3d8' }).waitFor()
    await hands.faces('6 5 4')
    await hands.press('Enter')
    await expect.poll(() => lessonStep(page)).toBe('They answer')
    expect((await stateOf(page)).volley).toHaveLength(1)
    expect(hands.inputs).toBeLessThanOrEqual(FIRST_VOLLEY_MAX)
  })

  it('takes a step back with the act, and waits for it again', async () => {
    await page.getByRole('button', { name: 'Take a step back' }).click()
    await expect.poll(() => lessonStep(page)).toBe('The first shot')
    expect((await stateOf(page)).volley).toHaveLength(0)
    await page.locator('[data-do-it]').click()
    await expect.poll(() => lessonStep(page)).toBe('They answer')
  })

  it('goes on where it was left', async () => {
    const battle = page.url()
    await page.evaluate(() => (location.hash = '#/'))
    await page
      .getByRole('button', { name: /Resume/u })
      .first()
      .waitFor()
    await page.goto(battle)
    await expect.poll(() => lessonStep(page)).toBe('They answer')
  })

  it('is played to its end, and goes on with a second part', async () => {
    expect(await doneForMe(page)).toBe(13)
    expect(await lessonStep(page)).toBe('You know the basics')
    expect((await stateOf(page)).fleets.map(fleet => fleet.status)).toContain('disabled')
    await page.getByRole('button', { name: 'Next part' }).click()
    await expect.poll(() => lessonStep(page)).toBe('An officer acts')
    expect(await axe(page)).toEqual([])
    expect(await doneForMe(page)).toBe(11)
  })

  it('ends when the learner says so, and leaves an ordinary battle', async () => {
    await page.getByRole('button', { name: 'End the lesson' }).click()
    await page.locator('[data-coach]').waitFor({ state: 'detached' })
    await page.locator('.lower .log').first().waitFor()
    const { campaignId, battleId } = keyOf(page)
    const { battles } = await ask(page, 'campaigns.get', { campaignId })
    expect(battles.find(({ id }) => id === battleId)).not.toHaveProperty('lessonPart')
  })
})
