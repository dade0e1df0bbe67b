import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf } from '../support/chance'
import { atRest } from './support/at-rest'
import { startSample } from './support/begin'
import { useEars } from './support/heard'
import { axe, picture } from './support/look'
import { playRound } from './support/play-round'
import { removeFolder } from './support/remove-folder'
import { stageSome } from './support/stage-some'
import { acting, hashOf, next, seqOf, stateOf, typeUntilDone } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

/** The log folds what belongs together, and undoes and redoes it in one press each. */
describe('many steps at once in Starfinder', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-groups-'))
  const chance = chanceOf(7)
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await startSample(page)
    await page.setViewportSize({ width: 1366, height: 1600 })
    await typeUntilDone(page, chance, () => 3)
    await acting(page, () => next(page))
    await playRound(page, chance, 'engineering')
  })
  useEars(() => page)
  afterAll(async () => {
    await picture(page, 'group-undo')
    await app.close()
    await removeFolder(dataDir)
  })

  it('all officers pass for the round, named before and after, and one undo takes it back', async () => {
    const before = await hashOf(page)
    const pass = page.locator('[data-pass-officers]')
    expect(await pass.innerText()).toMatch(/^Pass all \d+ officers for this round$/u)
    await acting(page, () => pass.click())
    expect((await stateOf(page)).officers.every(officer => officer.hasActed)).toBe(true)
    await expect.poll(() => page.locator('[data-log-line]').last().innerText()).toMatch(/Aoki.* pass for this round/u)
    expect(await pass.count()).toBe(0)
    await acting(page, () => page.keyboard.press('Control+z'))
    expect((await hashOf(page)).hash).toBe(before.hash)
  })

  it('all moves', async () => {
    await playRound(page, chance, 'helm')
    await typeUntilDone(page, chance)
    const before = await hashOf(page)
    for (let moves = 0; moves < 4; moves += 1) await acting(page, () => page.keyboard.press('m'))
    const run = page.locator('.pane.log [data-log-run=moves]')
    await expect.poll(() => run.innerText()).toMatch(/^4 moves: .+ moves$/u)
    const lines = await page.locator('.pane.log [data-log-line]').count()
    await run.click()
    await expect.poll(() => page.locator('.pane.log [data-log-line]').count()).toBe(lines + 4)
    expect(await axe(page)).toEqual([])
    await run.click()
    await expect.poll(() => page.locator('.pane.log [data-log-line]').count()).toBe(lines)
    await takesBack('moves', before.hash)
  })

  it('this volley', async () => {
    await playRound(page, chance, 'gunnery')
    const before = await hashOf(page)
    await stageSome(page, 3, '')
    expect((await stateOf(page)).volley).toHaveLength(3)
    await takesBack('volley', before.hash)
  })

  async function takesBack(group: string, to: string): Promise<void> {
    const all = await hashOf(page)
    const settled = await seqOf(page)
    await page.locator(`.pane.log [data-undo-group="${group}"]`).click()
    await atRest(page, settled + 1)
    expect((await hashOf(page)).hash).toBe(to)
    await page.locator('.pane.log [data-redo-group]').click()
    await expect.poll(async () => (await hashOf(page)).hash).toBe(all.hash)
    expect(app.complaints).toEqual([])
  }
})
