import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { chanceOf } from '../support/chance'
import { sampled } from '../support/explored'
import { playRound } from './support/play-round'
import { removeFolder } from './support/remove-folder'
import { SHELLS, type Shell } from './support/shells'
import {
  acting,
  backToCampaign,
  beginBattle,
  buildArmada,
  hashOf,
  keptDraft,
  keyOf,
  newCampaign,
  next,
  seqOf,
  stateOf,
  typeFaces,
  typeUntilDone
} from './support/table'

const PICTURES = join(import.meta.dirname, 'pictures')

describe.each(sampled(SHELLS, 2, 1))('a first battle $name', ({ start }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-battle-'))
  let app: Shell
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    await app.page.screenshot({ path: join(PICTURES, 'failed.png') }).catch(() => undefined)
    await app.kill().catch(() => undefined)
  })
  afterAll(() => removeFolder(dataDir))

  it('is built, fought for two rounds with typed dice, undone and redone, killed, and taken up again', async () => {
    const chance = chanceOf(42)
    app = await start(dataDir)
    let page = app.page
    await newCampaign(page, 'Border War')
    await buildArmada(
      page,
      'Home Fleet',
      3,
      [
        { name: 'Anvil', fleetClass: 'Capital', size: 'Large', tier: 3, abilities: ['Flagship', 'Superweapon'] },
        { name: 'Sparrow', fleetClass: 'Fighter', size: 'Small', tier: 3, abilities: ['Interceptors'] },
        { name: 'Pike', fleetClass: 'Destroyer', size: 'Medium', tier: 3 }
      ],
      [
        { name: 'Ode', role: 'Admiral', ranks: 6 },
        { name: 'Rell', role: 'Chief Technician', ranks: 6 }
      ]
    )
    await expectText(page, 'Legal')
    await backToCampaign(page)
    await buildArmada(
      page,
      'Raiders',
      3,
      [
        { name: 'Maw', fleetClass: 'Capital', size: 'Medium', tier: 3, abilities: ['Flagship'] },
        { name: 'Fang', fleetClass: 'Destroyer', size: 'Medium', tier: 3 },
        { name: 'Sting', fleetClass: 'Fighter', size: 'Medium', tier: 3 }
      ],
      []
    )
    await expectText(page, 'Legal')
    await backToCampaign(page)
    await beginBattle(page, 'Gap')

    await typeUntilDone(page, chance, () => 4)
    expect((await stateOf(page)).distanceHexes).toBe(17)
    await playRound(page, chance)
    expect(await stateOf(page)).toMatchObject({ round: 2, phase: 'roundStart' })

    // Undo and redo bring back the same battle.
    const { hash } = await hashOf(page)
    await acting(page, () => page.keyboard.press('Control+z'))
    expect((await stateOf(page)).round).toBe(1)
    await acting(page, () => page.keyboard.press('Control+y'))
    expect((await stateOf(page)).round).toBe(2)
    expect((await hashOf(page)).hash).toBe(hash)

    // Into the gunnery of round 2, one die of an attack typed, a second on its way, and then the plug is pulled.
    await playRound(page, chance, 'gunnery')
    await page.keyboard.press('1')
    await page.keyboard.press('Shift+1')
    await page.keyboard.press('Enter')
    await typeFaces(page, [20])
    await page
      .getByText(/Damage/)
      .first()
      .waitFor()
    await page.locator('[data-dice-field]').fill('7')
    await keptDraft(page, '7')
    const seq = await seqOf(page)
    const key = keyOf(page)
    await app.kill()

    app = await start(dataDir)
    page = app.page
    // Two inputs from a cold start: Enter resumes.
    await page.getByText('Gap').first().waitFor()
    await page.keyboard.press('Enter')
    await page.locator('[data-dice-field]').waitFor()
    expect(keyOf(page)).toEqual(key)
    expect(await seqOf(page)).toBe(seq)
    expect(await page.locator('[data-dice-field]').inputValue()).toBe('7')
    await expectText(page, 'interrupted')
    await typeUntilDone(page, chance)
    expect(await stateOf(page)).toMatchObject({ round: 2, phase: 'gunnery' })
    expect((await stateOf(page)).volley[0]).toMatchObject({ natural: 20, isHit: true })

    await playRound(page, chance)
    expect(await stateOf(page)).toMatchObject({ round: 3, phase: 'roundStart' })
    await acting(page, () => next(page))
    expect(app.complaints()).toEqual([])
    await app.close()
  })
})

async function expectText(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor()
}
