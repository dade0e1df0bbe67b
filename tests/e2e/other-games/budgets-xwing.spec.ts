import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { atRest } from '../support/at-rest'
import { countedHands, type CountedHands } from '../support/counted'
import { useEars } from '../support/heard'
import { PICTURES } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { acting } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'
import { goOn, openXwing, xwState } from '../support/xw-table'

/** How many inputs an attack may take; symbols of dice are not counted. */
const BUDGET = { attack: 9, attackWithTwoTokens: 12 } as const

describe('an attack of X-Wing, in inputs', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-xw-inputs-'))
  let app: WebApp
  let page: Page
  let hands: CountedHands

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openXwing(page)
    await acting(page, () => page.locator('[data-tokens=kestrel] [data-gain=focus]').click())
    await acting(page, () => page.locator('[data-tokens=sable] [data-gain=evade]').click())
    await acting(page, () => page.locator('[data-tokens=heron] [data-gain=focus]').click())
    await goOn(page)
  })
  useEars(() => page)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'xw-inputs-failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const act = (key: string): Promise<void> => acting(page, () => hands.press(key))
  const stage = async (): Promise<string | undefined> => (await xwState(page)).attacks.at(-1)?.stage
  async function roll(letters: string): Promise<void> {
    await page.locator('[data-dice-field]').waitFor()
    await hands.faces(letters)
    await act('Enter')
  }
  async function aimAt(enemy: number, ...keys: readonly string[]): Promise<void> {
    await atRest(page)
    hands = countedHands(page)
    await hands.press(`Shift+Digit${String(enemy)}`, ...keys)
    await act('Enter')
    await act('Enter')
  }

  it('with a focus token and an evade token, each window left once its token is spent', async () => {
    await aimAt(1, '2')
    await roll('hfb')
    expect(await stage()).toBe('attackerModifiesAttack')
    expect(await page.locator('.next .now').count(), 'Next is lit while a token may still be spent').toBe(0)
    await act('f')
    await roll('bb')
    expect(await stage()).toBe('defenderModifiesDefense')
    await act('e')
    expect(await stage()).toBe('damage')
    await act('Enter')
    const { attacks, ships } = await xwState(page)
    expect([attacks, ships.find(one => one.id === 'sable')?.status]).toEqual([[], 'destroyed'])
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.attackWithTwoTokens)
  })

  it('without tokens, from the range to the damage and the end of the attack', async () => {
    await expect.poll(() => page.locator('[data-centre]').innerText()).toContain('Sable is destroyed and still fires')
    await aimAt(1, '2')
    await roll('hbb')
    expect(await stage()).toBe('rollDefense')
    await roll('bb')
    expect(await stage()).toBe('damage')
    await act('Enter')
    const { attacks, ships } = await xwState(page)
    expect([attacks, ships.find(one => one.id === 'kestrel')?.shields]).toEqual([[], 1])
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.attack)
  })

  it('at a target that is obstructed, with a focus token', async () => {
    await expect.poll(() => page.locator('[data-centre] h2').first().innerText()).toBe('Heron engages')
    await aimAt(2, '2', 'o')
    await roll('hfb')
    await act('f')
    await roll('bbbb')
    expect(await stage()).toBe('damage')
    await act('Enter')
    const { attacks, ships } = await xwState(page)
    expect([attacks, ships.find(one => one.id === 'umber')?.facedown]).toEqual([[], 2])
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.attack)
  })
})
