import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallArgs, CallName, CallResult } from '@shared/ipc/calls'
import type { StationsState } from '@shared/ipc/stations'
import { LOCALES } from '@shared/kernel/locale'
import { TIMEOUTS } from '../support/timeouts'
import { ask, startSample } from './support/begin'
import { picture } from './support/look'
import { removeFolder } from './support/remove-folder'
import { keyOf } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

const dataDir = mkdtempSync(join(tmpdir(), 'flagship-phone-'))
let app: WebApp
let context: BrowserContext
let phone: Page
const complaints: string[] = []

const call = <N extends CallName>(name: N, args: CallArgs<N>): Promise<CallResult<N>> => ask(app.page, name, args)
const table = (): Promise<StationsState> => call('stations.state', {})
const panel = () => app.page.locator('[data-panel="battle.stations"]')
const dice = () => app.page.locator('[data-phone-dice]')
const press = (name: RegExp) => panel().getByRole('button', { name }).first().click()

beforeAll(async () => {
  app = await startWebApp({ dataDir, seed: 6 })
  await startSample(app.page)
  await app.page.keyboard.press('q')
  await panel().waitFor()
  await panel().locator('input[value="127.0.0.1"]').check()
  await press(/open the table/iu)
  await panel().locator('[data-join-guide]').waitFor()
  context = await app.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' })
  context.setDefaultTimeout(TIMEOUTS.visibleMs)
  phone = await context.newPage()
  phone.on('pageerror', error => complaints.push(String(error)))
  phone.on('console', message => message.type() === 'error' && complaints.push(message.text()))
})

afterAll(async () => {
  await context.close()
  await app.close()
  await removeFolder(dataDir)
})

describe('a phone at the real table', () => {
  it('joins by the link of the code, and claims its officer', async () => {
    const { open } = await table()
    await phone.goto(`http://${open?.host ?? ''}/#${open?.code ?? ''}`)
    await phone.locator('input').nth(1).fill('Mara')
    await phone.locator('[type=submit]').tap()
    await phone.locator('.match').waitFor()
    const letters = (await phone.locator('.match').innerText()).replaceAll(/\s/gu, '')
    expect(await panel().locator('[data-join-request]').textContent()).toContain(letters)
    await press(/let in: meridian/iu)
    await phone.locator('.claim', { hasText: 'Oduya' }).locator('input').tap()
    await phone.locator('.go').tap()
    await phone.locator('.seat').waitFor()
    await panel().locator('[data-seat]', { hasText: 'Oduya' }).waitFor()
  })

  it('proposes, is answered, and sends its dice', async () => {
    for (let phase = 0; phase < 2; phase += 1) await call('battle.submit', { ...keyOf(app.page), command: { type: 'advancePhase' } })
    await phone.locator('.offer:not(.no)').first().tap()
    for (const measure of await phone.locator('[data-measure] input').all()) await measure.fill('1')
    await phone.locator('[data-propose]').tap()
    await phone.locator('.verdict.sent').waitFor()
    await app.page.keyboard.press('q')
    await app.page.keyboard.press('q')
    await app.page.locator('[data-queue] [data-proposal]').waitFor()
    await app.page.keyboard.press('y')
    await phone.locator('.verdict.yes, [data-dice]').first().waitFor()
    await phone.locator('.acts .go').tap()
    await phone.locator('[data-face="15"]').tap()
    await phone.locator('[data-send]').tap()
    await dice().filter({ hasText: '15' }).getByRole('button').click()
    await phone.locator('.acts .go', { hasText: 'd2' }).tap()
    await phone.locator('[data-face="2"]').tap()
    await phone.locator('[data-send]').tap()
    await dice().filter({ hasText: ': 2' }).getByRole('button').click()
    const last = async () => (await call('battle.log', keyOf(app.page))).at(-1)
    await expect.poll(last).toMatchObject({ command: { type: 'takeAction' }, dice: [{ faces: [15] }, { faces: [2] }] })
  })

  it('is back at its place after its page was thrown away, without asking to join again', async () => {
    await phone.reload()
    await phone.locator('.seat').waitFor()
    expect(await phone.locator('.live').innerText()).toBe('live')
  })

  it('is told how the battle ended, as the player screen and the game master are, in both languages', async () => {
    const key = keyOf(app.page)
    await call('players.show', { ...key, eyes: null, showing: { kind: 'battle' }, note: null })
    const screen = await app.page.context().newPage()
    await screen.goto(`${app.origin}/players`)
    await screen.locator('.players').waitFor()
    await call('battle.submit', { ...key, command: { type: 'endBattle' } })
    const settings = await call('settings.get', {})
    const says = { en: ['is left undecided', '8 of 8'], fr: ['reste indécise', '8 sur 8'] } as const
    for (const language of LOCALES) {
      const [end, left] = says[language]
      await call('settings.save', { settings: { ...settings, language } })
      const due = app.page.locator('.due')
      await due.getByText(end).waitFor()
      expect(await due.innerText()).toContain(left)
      const drawing = screen.locator('svg[data-end]', { hasText: end }).first()
      await drawing.waitFor()
      expect(await drawing.textContent()).toContain('8/8')
      await picture(app.page, `ending-game-master.${language}`)
      await picture(screen, `ending-player-screen.${language}`)
    }
    await call('settings.save', { settings })
    // A phone has its own language.
    await phone.locator('[data-ending]', { hasText: says.en[0] }).waitFor()
    await picture(phone, 'ending-phone')
    await screen.close()
  })

  it('is told when it is sent away, and nothing of it was against its own policy', async () => {
    await app.page.getByRole('button', { name: 'Phones' }).click()
    await press(/send mara away/iu)
    await phone.locator('.end').waitFor()
    expect(complaints).toEqual([])
  })
})
