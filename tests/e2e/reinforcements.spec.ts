import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from './support/begin'
import { lookAt } from './support/look'
import { beginPwBattle, placeAll, pwStateOf } from './support/pw-table'
import { removeFolder } from './support/remove-folder'
import { acting, keyOf } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'
import { goOn, openXwing, xwState } from './support/xw-table'

const LOOK = { themes: ['light'], languages: ['fr'], sizes: [{ width: 1366, height: 768 }] } as const

describe('who comes late to a battle', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-late-'))
  let app: WebApp
  let page: Page
  const found: string[] = []
  const open = async (): Promise<void> => {
    await page.locator('.acts > .icon-btn').first().click()
    await page.locator('[data-act=reinforce]').click()
    await page.getByRole('dialog').waitFor()
  }
  const look = async (screen: string): Promise<void> => {
    found.push(...(await lookAt(page, screen, LOOK)))
  }

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('is a ship of a squad in X-Wing, which engages in its step', async () => {
    await openXwing(page)
    await goOn(page)
    await open()
    const dialog = page.getByRole('dialog')
    await dialog.locator('select').first().selectOption({ label: 'Kestrel' })
    await dialog.locator('select').last().selectOption({ label: 'Iron Veil' })
    await look('xw-late')
    await acting(page, () => dialog.getByRole('button', { name: 'Let them join' }).click())
    const { ships } = await xwState(page)
    expect(ships.at(-1)).toMatchObject({ name: 'Kestrel 2', squadId: 'veil', initiative: 5, hasEngaged: false })
    await expect.poll(() => page.locator('[data-ship]').count()).toBe(5)
    await page.getByText('Reinforcements for Iron Veil: Kestrel 2').first().waitFor()
    await acting(page, () => page.keyboard.press('Control+z'))
    expect((await xwState(page)).ships).toHaveLength(4)
  })

  it('that is planned for a round is named by Next one round ahead, and let in when the round comes', async () => {
    await page.locator('.acts > .icon-btn').first().click()
    await page.locator('[data-act=arrivals]').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who comes').fill('Relief Column')
    await dialog.getByLabel('Arrives in round', { exact: true }).fill('2')
    await page.keyboard.press('Enter')
    await dialog.getByText('Relief Column').waitFor()
    await look('xw-arrivals')
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await page.locator('.next .arrives', { hasText: 'Relief Column arrives next round' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('[data-arrival]').count()).toBe(0)
    const command = { type: 'endRound', removesTokens: true }
    const overruling = { refusals: ['not-all-engaged'], reason: '' }
    await acting(page, async () => void (await ask(page, 'battle.submit', { ...keyOf(page), command, overruling })))
    await page.locator('[data-arrival]', { hasText: 'Relief Column arrives now' }).waitFor()
    await page.getByRole('button', { name: 'They are here' }).click()
    await page.locator('[data-arrival]').waitFor({ state: 'detached' })
    await acting(page, () => page.keyboard.press('Control+z'))
  })

  it('is a squad on a side of its own in X-Wing, between the two others', async () => {
    await open()
    const dialog = page.getByRole('dialog')
    await dialog.locator('select').first().selectOption({ label: 'all of Iron Veil' })
    await dialog.locator('select').last().selectOption({ label: 'a new side, C' })
    await look('xw-new-side')
    await acting(page, () => dialog.getByRole('button', { name: 'Let them join' }).click())
    const { squads, ships } = await xwState(page)
    expect(squads.at(-1)).toMatchObject({ name: 'Iron Veil 2', sideId: 'C' })
    expect(ships.slice(4).every(ship => ship.squadId === squads.at(-1)?.id)).toBe(true)
    await page.getByText('Iron Veil 2 joins the battle on side C').first().waitFor()
    await page.getByRole('button', { name: 'Show side C' }).click()
    await page.getByRole('region', { name: 'Iron Veil 2' }).waitFor()
    await look('xw-three-sides')
    await acting(page, () => page.keyboard.press('Control+z'))
    expect((await xwState(page)).squads).toHaveLength(2)
  })

  it('is a squadron in Petit Wargame, at the place that is typed', async () => {
    await beginPwBattle(page)
    await placeAll(page)
    await open()
    const dialog = page.getByRole('dialog')
    await dialog.locator('select').first().selectOption({ label: 'all of Cobalt League' })
    await dialog.locator('select').last().selectOption({ label: 'Amber Watch' })
    await dialog.locator('[data-late=z]').fill('40')
    await dialog.locator('.refusal').waitFor()
    await dialog.locator('[data-late=z]').fill('7')
    await look('pw-late')
    await acting(page, () => dialog.getByRole('button', { name: 'Let them join' }).click())
    const { squadrons, ships } = await pwStateOf(page)
    expect(squadrons.slice(4).map(one => one.name)).toEqual(['Lancers 2', 'Bulwark 2'])
    expect(ships.at(-1)?.position).toEqual({ x: 14, y: 14, z: 7 })
    expect(await page.locator('[data-squadron]').count()).toBe(6)
    await page.getByText('Reinforcements for Amber Watch at 15, 15, 7: Lancers 2, Bulwark 2').first().waitFor()
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })
})
