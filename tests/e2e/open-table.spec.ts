import { valuesOf } from '@kit/main/offer-values'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { LOCALES } from '@shared/kernel/locale'
import type { StationsState } from '@shared/ipc/stations'
import { STATION_PROTOCOL } from '@shared/stations/limits'
import type { CallArgs, CallName, CallResult } from '@shared/ipc/calls'
import { phoneAt, type Phone } from '../kit/main/phone'
import { chanceOf } from '../support/chance'
import { ask, startSample } from './support/begin'
import { lookAt } from './support/look'
import { removeFolder } from './support/remove-folder'
import { keyOf, typeUntilDone } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

const LOOKS = {
  themes: SHOWN_THEMES,
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 820, height: 1180 }
  ]
} as const
const dataDir = mkdtempSync(join(tmpdir(), 'flagship-stations-'))
let app: WebApp
let phone: Phone

beforeAll(async () => {
  app = await startWebApp({ dataDir, seed: 6 })
  await startSample(app.page)
})

afterAll(async () => {
  await app.close()
  await removeFolder(dataDir)
})

const call = <N extends CallName>(name: N, args: CallArgs<N>): Promise<CallResult<N>> => ask(app.page, name, args)
const table = (): Promise<StationsState> => call('stations.state', {})
const panel = () => app.page.locator('[data-panel="battle.stations"]')
const queue = () => app.page.locator('[data-queue]')
const dice = () => app.page.locator('[data-phone-dice]')
const isOpen = ({ refusal }: { readonly refusal: unknown }): boolean => refusal === null
const press = (name: RegExp) => panel().getByRole('button', { name }).first().click()

describe('the table of phones', () => {
  it('is closed until the game master opens it', async () => {
    expect((await table()).open).toBeNull()
    await app.page.keyboard.press('q')
    await panel().waitFor()
    expect(await lookAt(app.page, 'table-closed', LOOKS)).toEqual([])
    await panel().locator('input[value="127.0.0.1"]').check()
    await press(/open the table/iu)
    await panel().locator('[data-join-guide]').waitFor()
    const { open } = await table()
    expect(await panel().locator('[data-table-host]').textContent()).toBe(open?.host)
    expect((await panel().locator('[data-table-code]').textContent())?.replace('-', '')).toBe(open?.code)
  })

  it('lets in a phone that reads the same letters', async () => {
    const { open } = await table()
    phone = await phoneAt(open?.host ?? '')
    phone.say({ type: 'join', protocol: STATION_PROTOCOL, code: open?.code ?? '', name: 'Mara' })
    const { letters } = await phone.last('waiting')
    expect(await panel().locator('[data-join-request]').textContent()).toContain(letters)
    await press(/let in: meridian/iu)
    const { claims } = await phone.last('seated')
    phone.say({ type: 'claim', claims: claims.filter(({ name }) => name === 'Oduya').map(({ id }) => id) })
    await panel().locator('[data-seat]', { hasText: 'Oduya' }).waitFor()
  })

  it('carries out a proposal by one key, with the dice the phone sends', async () => {
    for (let phase = 0; phase < 2; phase += 1) await call('battle.submit', { ...keyOf(app.page), command: { type: 'advancePhase' } })
    const { nextProposal, offers } = await phone.bridge(bridge => bridge.offers.some(isOpen))
    const offer = offers.find(isOpen)
    if (offer === undefined) throw new Error('Nothing is offered')
    phone.say({ type: 'propose', proposal: nextProposal, offer: offer.id, values: valuesOf(offer) })
    // The key closes the panel, and then goes to what waits.
    expect(await lookAt(app.page, 'table-open', LOOKS)).toEqual([])
    await app.page.keyboard.press('q')
    await panel().waitFor({ state: 'detached' })
    await app.page.keyboard.press('q')
    await queue().locator('[data-proposal]').waitFor()
    expect(await queue().evaluate(element => element === document.activeElement)).toBe(true)
    expect(await lookAt(app.page, 'proposals', LOOKS)).toEqual([])
    await app.page.keyboard.press('y')
    const [due] = (await phone.bridge(({ asks }) => asks.length > 0)).asks
    phone.say({ type: 'dice', ask: due?.id ?? '', faces: [15] })
    await dice().filter({ hasText: '15' }).getByRole('button').click()
    const [second] = (await phone.bridge(({ asks }) => asks[0]?.die === 'd2')).asks
    phone.say({ type: 'dice', ask: second?.id ?? '', faces: [2] })
    await dice().filter({ hasText: ': 2' }).getByRole('button').click()
    await phone.bridge(({ asks, proposals }) => asks.length === 0 && proposals.at(-1)?.state === 'yes')
    const entries = await call('battle.log', keyOf(app.page))
    expect(entries.at(-1)).toMatchObject({ command: { type: 'takeAction' }, dice: [{ faces: [15] }, { faces: [2] }] })
  })

  it('stands at the dice again after the next yes, whose key is heard where its badge is seen', async () => {
    const { claims } = await phone.last('seated')
    phone.say({ type: 'claim', claims: claims.filter(({ kind, takenBy }) => kind === 'officer' && takenBy === null).map(({ id }) => id) })
    const { nextProposal, offers } = await phone.bridge(bridge => bridge.offers.some(isOpen))
    const offer = offers.find(isOpen)
    phone.say({ type: 'propose', proposal: nextProposal, offer: offer?.id ?? '', values: offer === undefined ? {} : valuesOf(offer) })
    const badge = queue().locator('[data-proposal] kbd').first()
    await badge.waitFor({ state: 'attached' })
    const { keyboard } = app.page
    for (const isHeard of [true, false, true]) {
      await keyboard.press(isHeard ? 'q' : 'Escape')
      await expect.poll(() => badge.isVisible()).toBe(isHeard)
    }
    // One step back at a time: out of the field, out of what is being changed, out of the queue.
    const isIn = (selector: string) => app.page.evaluate(where => document.activeElement?.matches(where) ?? false, selector)
    await keyboard.press('e')
    await queue().locator('input.field').last().focus()
    await keyboard.press('Escape')
    expect(await isIn('[data-queue]')).toBe(true)
    await keyboard.press('Escape')
    expect([await isIn('[data-queue]'), await queue().locator('input.field').count()]).toEqual([true, 0])
    await keyboard.press('y')
    await expect.poll(() => isIn('[data-dice-field]')).toBe(true)
    const before = (await call('battle.log', keyOf(app.page))).length
    await typeUntilDone(app.page, chanceOf(1))
    expect((await call('battle.log', keyOf(app.page))).slice(before)).toMatchObject([{ command: { type: 'takeAction' } }])
  })

  it('names the player beside the officer, and says who has left', async () => {
    await expect.poll(() => app.page.locator('[data-player]', { hasText: 'Mara' }).count()).toBeGreaterThan(0)
    const { open } = await table()
    const guest = await phoneAt(open?.host ?? '')
    guest.say({ type: 'join', protocol: STATION_PROTOCOL, code: open?.code ?? '', name: 'Tomas' })
    await queue()
      .locator('[data-join-request]')
      .getByRole('button', { name: /let in: meridian/iu })
      .click()
    await guest.last('seated')
    guest.say({ type: 'leave' })
    await app.page.locator('[data-player-left]', { hasText: 'Tomas' }).waitFor()
    expect((await table()).seats.map(({ name }) => name)).toEqual(['Mara'])
  })

  it('is shut to pages of others in a real browser: another origin, another name, a frame', async () => {
    const { open } = await table()
    const stranger: Server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<p>other</p>'))
    await new Promise<void>(resolve => stranger.listen(0, '127.0.0.1', resolve))
    const { port } = stranger.address() as AddressInfo
    const context = await app.browser.newContext()
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${String(port)}/`)
    const tried = await page.evaluate(async host => {
      const socket = (name: string): Promise<string> =>
        new Promise(resolve => {
          const one = new WebSocket(`ws://${name}/socket`)
          one.onopen = () => resolve('open')
          one.onerror = () => resolve('refused')
        })
      const fetched = (name: string): Promise<string> =>
        fetch(`http://${name}/`).then(
          answer => (answer.ok ? 'read' : 'refused'),
          () => 'refused'
        )
      const frame = document.createElement('iframe')
      frame.src = `http://${host}/`
      document.body.append(frame)
      await new Promise(resolve => (frame.onload = resolve))
      const byName = host.replace('127.0.0.1', 'localhost')
      return [await socket(host), await socket(byName), await fetched(host), await fetched(byName)]
    }, open?.host ?? '')
    expect(tried).toEqual(['refused', 'refused', 'refused', 'refused'])
    const framed = page.frames().find(frame => frame !== page.mainFrame())
    expect(framed?.url()).toMatch(/^chrome-error:/u)
    const [, listenerPort = ''] = open?.host.split(':') ?? []
    // Chromium shows a refusal without a body as a page of its own or as an error.
    const misdirected = await page.goto(`http://localhost:${listenerPort}/`).then(
      response => response?.status(),
      (error: unknown) => (String(error).includes('HTTP_RESPONSE_CODE') ? 421 : String(error))
    )
    expect(misdirected).toBe(421)
    await context.close()
    stranger.close()
  })

  it('closes by one press, and nothing listens any more', async () => {
    const { open } = await table()
    await app.page.getByRole('button', { name: 'Phones' }).click()
    await press(/close the table/iu)
    expect((await phone.last('end')).reason).toBe('closed')
    expect((await table()).open).toBeNull()
    await expect(phoneAt(open?.host ?? '')).rejects.toThrow()
  })
})
