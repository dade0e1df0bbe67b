import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../support/explored'
import { seated } from '../kit/main/phone'
import { chanceOf } from '../support/chance'
import { ask } from './support/begin'
import { heldBack } from './support/held-back'
import { PICTURES } from './support/look'
import { asLine, NASTY, NAUGHTY, naughtyHand, paste, standInLog, type NaughtyHand } from './support/naughty-hand'
import { tryStarfinderRound } from './support/naughty-starfinder'
import { removeFolder } from './support/remove-folder'
import { renameEach } from './support/rename-each'
import { acting, next, stateOf, typeUntilDone } from './support/table'
import { TEXT_FIELDS } from './support/text-fields'
import { startWebApp, type WebApp } from './support/web-app'

const KNOWN = [...TEXT_FIELDS.shared, ...TEXT_FIELDS['starfinder-armada']]

/** Invalid names; everything else is allowed. */
const isNoName = (text: string): boolean => asLine(text) === '' || asLine(text).length > 80

describe('the naughty strings', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-naughty-'))
  let app: WebApp
  let page: Page
  let campaignId = ''
  const dialogs: string[] = []
  let hand: NaughtyHand

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 9 })
    page = app.page
    hand = naughtyHand(page, KNOWN)
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    campaignId = (await ask(page, 'campaigns.createSample', { name: 'Kessar', system: 'starfinder-armada', locale: 'en' })).id
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, `naughty-${task.id}.png`) })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const go = (hash: string): Promise<string> => page.evaluate(to => (location.hash = to), hash)
  const campaign = () => ask(page, 'campaigns.get', { campaignId })
  const dialog = () => page.getByRole('dialog')

  /** A dialog opened by a key. */
  const byKey =
    (...keys: readonly string[]) =>
    async (): Promise<void> => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      for (const key of keys) await page.keyboard.press(key)
      await dialog().waitFor()
    }

  /** The panel of the phones, with all it has to type in. */
  async function openTable(battleId: string): Promise<void> {
    await ask(page, 'stations.open', { campaignId, battleId, address: '127.0.0.1', showsChances: true })
    const { open } = await ask(page, 'stations.state', {})
    const phone = await seated({ call: (name, args) => ask(page, name, args), host: open?.host ?? '', code: open?.code ?? '' })
    phone.say({ type: 'say', proposal: (await phone.last('bridge')).nextProposal, text: 'May we?' })
    await page.getByRole('button', { name: 'Phones' }).click()
    await dialog().getByText('A code for the Wi-Fi').click()
  }

  it('stand as typed in every field of the lists and of a campaign', async () => {
    await page.getByRole('table').first().waitFor()
    await hand.tries()
    await hand.triesIn(byKey('n'))
    await hand.triesIn(async () => {
      const open = await heldBack(page, /PaletteDialog/u)
      await page.keyboard.press('Control+k')
      await page.locator('dialog.opening').waitFor()
      await hand.tries()
      open()
      await page.locator('.palette').waitFor()
    })
    await hand.triesIn(() => page.getByRole('button', { name: 'Code or text…' }).click())
    await go('#/settings')
    await page.locator('#settings-find').waitFor()
    await hand.tries()
    await go(`#/campaign/${campaignId}`)
    await page.locator('#campaign-notes').waitFor()
    await hand.tries()
    for (const key of ['F2', 'a', 'b']) await hand.triesIn(byKey(key))
    const rulings = { 'sa.rangeBands': 'custom', 'sa.agile': 'gmText' }
    await ask(page, 'campaigns.edit', { campaignId, edit: { type: 'setRulings', rulings } })
    await hand.triesIn(async () => {
      await byKey('r')()
      await dialog().getByRole('checkbox', { name: 'Changed only' }).check()
      await dialog().locator('[aria-describedby=agile-note]').waitFor({ state: 'attached' })
      await dialog().locator('[aria-describedby=bands-note]').first().waitFor({ state: 'attached' })
    })
  })

  it('stand as typed in every field of a chronicle and of the guide', async () => {
    await go(`#/campaign/${campaignId}/chronicle`)
    await page.getByRole('searchbox').waitFor()
    await hand.tries()
    await page.locator('#campaign').getByRole('button').click()
    await hand.tries()
    await go('#/guide')
    await page.locator('#guide-find').waitFor()
    await hand.tries()
  })

  it('stand as typed in every field of the builder', async () => {
    const [roster] = (await campaign()).rosters
    await go(`#/campaign/${campaignId}/roster/${roster?.id ?? ''}`)
    await page.locator('#part-name').waitFor()
    await hand.tries()
    await hand.triesIn(byKey('o'))
    await hand.triesIn(() => page.getByRole('button', { name: 'Design an opponent' }).click())
    await hand.triesIn(byKey('t'))
  })

  it('stand as typed in every field of a battle', async () => {
    const [battle] = (await campaign()).battles
    await go(`#/campaign/${campaignId}/battle/${battle?.id ?? ''}`)
    await page.locator('[data-plot]').waitFor()
    await typeUntilDone(page, chanceOf(7), () => 3)
    await acting(page, () => next(page))
    await hand.triesIn(byKey('1', 'h'))
    await hand.triesIn(byKey('t'))
    await hand.triesIn(async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.locator('[data-act=moment]').click()
    })
    for (const act of ['arrivals', 'place'])
      await hand.triesIn(async () => {
        await page.getByRole('button', { name: 'More', exact: true }).click()
        await page.locator(`[data-act=${act}]`).click()
      })
    await hand.triesIn(async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByText('Correct several fleets…').click()
    })
    await hand.triesIn(async () => {
      await byKey('Shift+p')()
      await dialog().getByRole('textbox', { name: 'Title' }).waitFor()
    })
    await hand.triesIn(() => openTable(battle?.id ?? ''))
    await page.keyboard.press('q')
    await page.locator('[data-queue]').press('e')
    await page.getByRole('textbox', { name: 'Message to the player' }).waitFor()
    await hand.tries()
    await tryStarfinderRound(page, hand)
  })

  it('are kept as notes to the last sign', async () => {
    const text = NAUGHTY.join('\n')
    await go(`#/campaign/${campaignId}`)
    const notes = page.locator('#campaign-notes')
    await notes.fill(text)
    await notes.blur()
    await expect.poll(async () => (await campaign()).notes).toBe(text)
    await page.reload()
    await expect.poll(() => notes.inputValue()).toBe(text)
  })

  it('name a campaign as typed, or are refused in words', async () => {
    // Each takes a durable write, so only every other one at the most; the notes get them all.
    const tried = new Set(
      sampled(
        NAUGHTY.filter((_, index) => index % 2 === 0),
        4,
        0
      )
    )
    const names = NAUGHTY.filter(text => isNoName(text) || tried.has(text))
    const renamed = await renameEach(
      page,
      names.map(typed => ({ typed, line: asLine(typed) }))
    )
    expect(renamed.refused).toEqual(names.filter(isNoName))
    expect(renamed.shown).toEqual(names.filter(text => !isNoName(text)).map(asLine))
    expect([...new Set(renamed.reasons)]).toEqual(['Type a name of up to 80 characters.'])
    const last = renamed.shown.at(-1)
    expect((await campaign()).name).toBe(last)
    await page.reload()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(last)
  })

  it('are no code of a roster, and are refused in words', async () => {
    await go('#/')
    for (const text of NAUGHTY.filter((one, index) => one.trim() !== '' && index % 60 === 1)) {
      await page.getByRole('button', { name: 'Code or text…' }).click()
      await dialog().getByRole('textbox', { name: 'Code' }).fill(text)
      await dialog().getByRole('button', { name: 'Read' }).click()
      await dialog().getByRole('alert').waitFor()
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'detached' })
    }
  })

  it('name fleets of a battle, with a reason and a note, and stand so in its log', async () => {
    const [battle] = (await campaign()).battles
    await go(`#/campaign/${campaignId}/battle/${battle?.id ?? ''}`)
    await page.locator('[data-plot]').waitFor()
    const names = NAUGHTY.filter(one => !isNoName(one)).filter((_, index) => index % 40 === 0)
    for (const text of [...names, ...NASTY]) {
      await byKey('1', 'h')()
      await paste(dialog().locator('#correct-reason'), text)
      await paste(dialog().getByLabel('Note'), text)
      await dialog().locator('summary').click()
      await paste(dialog().getByLabel('Name', { exact: true }), text)
      await dialog().getByRole('button', { name: 'Apply' }).click()
      await dialog().waitFor({ state: 'detached' })
      const { fleets } = await stateOf(page)
      expect(fleets.map(({ name, note }) => [name, note])).toContainEqual([asLine(text).slice(0, 80), text.trim().slice(0, 500)])
    }
    await standInLog(page, [...names, ...NASTY], 200)
  })

  it('stand as typed in the headline of a battle that is over', async () => {
    const [battle] = (await campaign()).battles
    await go(`#/campaign/${campaignId}/battle/${battle?.id ?? ''}`)
    await page.locator('[data-plot]').waitFor()
    await ask(page, 'battle.submit', { campaignId, battleId: battle?.id ?? '', command: { type: 'endBattle' } })
    await go(`#/campaign/${campaignId}/battle/${battle?.id ?? ''}/end`)
    await page.locator('footer .btn').first().waitFor()
    await hand.triesIn(byKey('h'))
  })

  it('did nothing else: no window, no violation of the policy, and no field was forgotten', () => {
    expect(dialogs).toEqual([])
    expect(app.complaints).toEqual([])
    expect(hand.fields()).toEqual([...KNOWN].sort())
  })
})
