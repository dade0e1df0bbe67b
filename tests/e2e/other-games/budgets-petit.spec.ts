import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { atRest } from '../support/at-rest'
import type { CountedHands } from '../support/counted'
import { countedHands } from '../support/counted'
import { useEars } from '../support/heard'
import { PICTURES } from '../support/look'
import { beginPwBattle, give, placeAll, pwStateOf } from '../support/pw-table'
import { removeFolder } from '../support/remove-folder'
import { acting, next } from '../support/table'
import type { WebApp } from '../support/web-app'
import { startWebApp } from '../support/web-app'

/** How many inputs each act of a fight may take; faces of dice are not counted. */
const BUDGET = { detection: 4, combat: 6 } as const

describe('Petit Wargame, in inputs', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-pw-inputs-'))
  let app: WebApp
  let page: Page
  let hands: CountedHands

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await beginPwBattle(page)
    await placeAll(page, 0)
    await give(page, { type: 'rollInitiative' }, { faces: [[6], [1]] })
    await page.keyboard.press('1')
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    await page.locator('[data-attempt]:focus').waitFor()
  })
  useEars(() => page)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'pw-inputs-failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const act = (key: string): Promise<void> => acting(page, () => hands.press(key))

  it('a detection: whom, with what, what answers it, and the dice', async () => {
    expect(await page.locator('.next .now').count(), 'Next is lit while ships may still detect').toBe(0)
    hands = countedHands(page)
    await hands.press('Enter')
    await act('Enter')
    await hands.press('Enter')
    await page.locator('[data-dice-field]').waitFor()
    await hands.faces('1 1, 4 4')
    await act('Enter')
    expect((await pwStateOf(page)).detections).toHaveLength(1)
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.detection)
    expect(await page.locator('[data-outcome]').innerText()).toBe('Kestrel: detected')
  })

  it('a fight: whom, the test, the position, the shot and what is lost', async () => {
    await acting(page, () => next(page))
    await acting(page, () => next(page))
    await atRest(page)
    hands = countedHands(page)
    await hands.press('Shift+Digit1')
    await page.locator('[data-dice-field]').waitFor()
    await hands.faces('6, 1')
    await act('Enter')
    await hands.click('[data-position="right right"]')
    await act('Enter')
    await page.locator('[data-dice-field]').waitFor()
    await hands.faces('4 4, 3 3')
    await act('Enter')
    await page.locator('[data-element]:focus').waitFor()
    expect(await page.locator('[data-outcome]').innerText()).toBe('Kestrel takes 1 point of damage')
    await act('Enter')
    const { activation } = await pwStateOf(page)
    expect([activation?.engagement, activation?.engagedIds.length]).toEqual([null, 1])
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.combat)
  })
})
