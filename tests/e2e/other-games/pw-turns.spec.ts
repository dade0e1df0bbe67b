import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useEars } from '../support/heard'
import { beginPwBattle, endTurn, give, placeAll, pwStateOf, shipNamed } from '../support/pw-table'
import { removeFolder } from '../support/remove-folder'
import { acting } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'
import { pickFrom } from '../support/pick'

describe('Petit Wargame over several turns', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-pw-turns-'))
  let app: WebApp
  let page: Page
  const chips = (): Promise<readonly string[]> => page.locator('[data-ship]', { hasText: 'Vigil' }).locator('.chip').allInnerTexts()

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 4 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await beginPwBattle(page)
    await placeAll(page)
  })
  useEars(() => page)
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('takes small dice without spaces, and counts a jammed detector down turn by turn (PW-028, PW-037)', async () => {
    // One die for each side, in one go.
    await page.locator('[data-dice-field]').fill('61')
    await acting(page, () => page.locator('[data-dice-field]').press('Enter'))
    const [vigil, kestrel] = [await shipNamed(page, 'Vigil'), await shipNamed(page, 'Kestrel')]
    await give(page, { type: 'activateSquadron', squadronId: vigil.squadronId })
    await give(page, { type: 'attemptDetection', shipId: vigil.id, detector: 'W', targetId: kestrel.id })
    await page.locator('input[name=countermeasure][value=w]').check()
    await page.locator('[data-dice-field]').fill('44, 11')
    await acting(page, () => page.locator('[data-dice-field]').press('Enter'))
    const [jam] = (await shipNamed(page, 'Vigil')).jams
    const turns = jam?.untilTurn ?? 0
    expect(turns).toBeGreaterThan(1)
    for (let left = turns; left > 0; left -= 1) {
      await expect.poll(chips).toContain(`W jammed, ${String(left)} turn${left === 1 ? '' : 's'}`)
      await endTurn(page)
    }
    await expect.poll(chips).toEqual([])
    expect((await pwStateOf(page)).turn).toBe(turns + 1)
  })

  it('says why not in whole words beside the board, where a reason is asked for', async () => {
    await pickFrom(page.getByRole('combobox', { name: 'Automation' }), { value: 'referee' })
    const state = await pwStateOf(page)
    if (state.initiativeSideId === null) await give(page, { type: 'rollInitiative' })
    const { initiativeSideId, fleets, squadrons } = await pwStateOf(page)
    const fleet = fleets.find(one => one.sideId === initiativeSideId)
    const squadron = squadrons.find(one => one.fleetId === fleet?.id)
    if (squadron === undefined) throw new Error('Nobody acts')
    await give(page, { type: 'activateSquadron', squadronId: squadron.id })
    await give(page, { type: 'advancePhase' })
    await give(page, { type: 'advancePhase' })
    await page.locator('[data-engage]').first().click()
    const refusal = page.locator('[data-centre] .refusal')
    await refusal.locator('input').waitFor()
    const words = await refusal.locator('p').boundingBox()
    expect(words?.width).toBeGreaterThan(150)
    expect(app.complaints).toEqual([])
  })

  it('ends the board at its edge, so that no mast stands in the fields above it (PW-001)', async () => {
    await page.setViewportSize({ width: 1600, height: 640 })
    await beginPwBattle(page)
    await give(page, { type: 'rollDeployment' }, { faces: [[5], [2]] })
    const { squadronId } = await shipNamed(page, 'Vigil')
    await give(page, { type: 'placeSquadron', squadronId, at: { x: 0, y: 29, z: 29 } })
    const above = await page.locator('[data-plan] .counter.a .mast').evaluate(mast => {
      const { left, top, width } = mast.getBoundingClientRect()
      const edge = mast.closest('.sheet')?.getBoundingClientRect().top ?? 0
      const seen = Array.from({ length: Math.floor(edge - top) }, (_, i) => document.elementsFromPoint(left + width / 2, top + i))
      return seen.map(all => all.includes(mast))
    })
    expect(above.length).toBeGreaterThan(5)
    expect(above).not.toContain(true)
  })
})
