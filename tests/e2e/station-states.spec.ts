import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import type { HostMessage, PhoneMessage } from '@shared/stations/messages'
import { phoneMessageSchema } from '@shared/stations/schemas'
import { sampled } from '../support/explored'
import { OUT } from './support/built'
import { axe, drawn, picture, unsaid } from './support/look'
import { openMockTable, type MockTable } from './support/mock-table'
import { asLine, NAUGHTY } from './support/naughty-hand'
import { ask, bridge, dogfight, seat, shown, proposal } from './support/station-scenes'
import { smallTargets } from './support/targets'

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 }
] as const
const isUpright = ({ width, height }: (typeof SIZES)[number]): boolean => width < height
/** Screens looked at so far. */
let looked = 0
/** Bytes of the page as they would be packed: well below a battle of the game master's. */
const MOST_PACKED_BYTES = 90_000
/** One naughty string of so many is tried here; the fields of the game master's pages try them all. */
const NAUGHTY_STEP = 8
const some = (nth: number): readonly string[] =>
  sampled(
    NAUGHTY.filter((_, i) => i % NAUGHTY_STEP === nth),
    2,
    0
  )

let table: MockTable
afterEach(() => table.context.close())

const askToJoin = async (): Promise<void> => {
  await table.page.locator('input').nth(1).fill('Mara')
  await table.page.locator('[type=submit]').tap()
}
const heard = (type: PhoneMessage['type']): readonly PhoneMessage[] => table.heard.filter(said => said.type === type)

/** A phone that is let in, and told this. */
async function sit(locale: string, ...messages: readonly HostMessage[]): Promise<void> {
  table = await openMockTable({
    locale,
    answer: (said, { tell }) => said.type === 'join' && tell(seat(true), shown(), bridge(), ...messages)
  })
  await askToJoin()
  await table.page.locator('.seat, .end').waitFor()
}

/** The faults of a screen in every size, or in one of them unless everything is explored; each size and each screen in another theme. */
async function see(name: string): Promise<readonly string[]> {
  const { page } = table
  const found: string[] = []
  looked += 1
  for (const [i, size] of sampled([...SIZES.entries()], SIZES.length, looked)) {
    const theme = SHOWN_THEMES[(i + looked) % SHOWN_THEMES.length] ?? 'dark'
    await page.setViewportSize(size)
    await page.evaluate(now => void (document.documentElement.dataset['theme'] = now), theme)
    await drawn(page)
    const look = `${name}-${String(size.width)}-${theme}`
    await picture(page, `station-${look}`)
    const sideways = await page.evaluate(() =>
      [...document.querySelectorAll('.read, .acts, button, html')]
        .filter(one => one.scrollWidth > one.clientWidth + 1)
        .map(one => `${one.localName} ${one.className} ${one.localName === 'button' ? one.textContent : ''} is too wide`)
    )
    found.push(...[...(await smallTargets(page)), ...(await unsaid(page)), ...sideways].map(fault => `${look}: ${fault}`))
    if (isUpright(size)) found.push(...(await axe(page)).map(fault => `${look}: ${fault}`))
  }
  await page.setViewportSize(SIZES[0])
  return found
}

describe.each(sampled(['en-GB', 'fr-FR'], 2, 1))('a station in %s', locale => {
  const name = (state: string): string => `${locale.slice(0, 2)}-${state}`

  it('asks for a code, shows two letters, and lets claim', async () => {
    table = await openMockTable({ locale })
    const found = [...(await see(name('join')))]
    expect(await table.page.locator('.code').inputValue()).toBe('KESS-AR')
    expect(new URL(table.page.url()).hash).toBe('')
    await askToJoin()
    await expect.poll(() => heard('join')).toEqual([{ type: 'join', protocol: 2, code: 'KESSAR', name: 'Mara' }])
    table.tell({ kind: 'waiting', letters: 'RK', table: 'The Kessar Tithe', sinceMs: 1_700_000_000_000, ticket: 't'.repeat(43) })
    await table.page.locator('.match').waitFor()
    found.push(...(await see(name('wait'))))
    table.tell(seat(false), shown(), bridge({ offers: [] }))
    await table.page.locator('.claim').first().waitFor()
    found.push(...(await see(name('claim'))))
    await table.page.locator('.claim').nth(1).tap()
    await table.page.locator('.go').tap()
    await expect.poll(() => heard('claim')).toEqual([{ type: 'claim', claims: ['o2'] }])
    expect([...found, ...table.complaints]).toEqual([])
  })

  it('shows the bridge, both sides, the log, what may be done, and the menu', async () => {
    await sit(locale, bridge({ asks: [ask('d10', 3)], proposals: [proposal('yes')] }))
    const found = [...(await see(name('bridge')))]
    for (const tab of ['ours', 'theirs', 'log']) {
      await table.page.locator(`.tabs .${tab}`).tap()
      found.push(...(await see(name(tab))))
    }
    await table.page.locator('.tabs .bridge').tap()
    await table.page.locator('[data-offer=scan]').tap()
    found.push(...(await see(name('offer'))))
    await table.page.locator('.back').tap()
    await table.page.locator('[data-offer=scramble]').tap()
    found.push(...(await see(name('refused'))))
    await table.page.locator('.back').tap()
    await table.page.locator('.head .icon-btn').tap()
    found.push(...(await see(name('menu'))))
    expect([...found, ...table.complaints]).toEqual([])
  })

  it('proposes once, and shows every answer', async () => {
    await sit(locale)
    await table.page.locator('[data-offer=scan]').tap()
    await table.page.locator('[data-field=target] .row').nth(1).tap()
    await table.page.locator('[data-measure] input').fill('8')
    await table.page.locator('[data-propose]').tap()
    await expect
      .poll(() => heard('propose'))
      .toEqual([{ type: 'propose', proposal: 's1', offer: 'scan', values: { target: '1-3', boost: false, hexes: 8 } }])
    const found = [...(await see(name('way')))]
    for (const state of ['sent', 'half', 'no', 'stale', 'yes'] as const) {
      table.tell(bridge({ nextProposal: 's2', proposals: [proposal(state)], asks: state === 'yes' ? [ask('d20', 1)] : [] }))
      await table.page.locator(`.verdict.${state}`).waitFor()
      found.push(...(await see(name(state))))
    }
    expect(heard('propose')).toHaveLength(1)
    expect([...found, ...table.complaints]).toEqual([])
  })

  it('takes dice on the pad, of numbers and of symbols', async () => {
    await sit(locale, bridge({ asks: [ask('d10', 3)] }))
    await table.page.locator('[data-dice]').tap()
    for (const face of [6, 6]) await table.page.locator(`[data-face="${String(face)}"]`).tap()
    const found = [...(await see(name('dice')))]
    await table.page.locator('[data-face="4"]').tap()
    await table.page.locator('[data-send]').tap()
    await expect.poll(() => heard('dice')).toEqual([{ type: 'dice', ask: 'a1', faces: [6, 6, 4] }])
    table.tell(bridge({ asks: [{ ...ask('d20', 1), id: 'a2' }] }))
    await table.page.locator('[data-dice]').tap()
    found.push(...(await see(name('d20'))))
    table.tell(shown(dogfight), bridge({ offers: [], asks: [{ ...ask('xwAttack', 4), id: 'a3' }] }))
    await table.page.locator('[data-dice]').tap()
    for (const i of [0, 2, 3]) await table.page.locator('[data-symbol]').nth(i).tap()
    found.push(...(await see(name('xwing'))))
    expect([...found, ...table.complaints]).toEqual([])
  })

  it('says that the table is lost, keeps the dice, and is back within a second', async () => {
    await sit(locale, bridge({ asks: [ask('d10', 3)] }))
    const { page } = table
    await page.locator('[data-dice]').tap()
    table.isOpen = false
    table.cut()
    await page.locator('.lost').waitFor()
    for (const face of [6, 6, 4]) await page.locator(`[data-face="${String(face)}"]`).tap()
    await page.locator('[data-send]').tap()
    await page.locator('.kept').waitFor()
    const found = [...(await see(name('lost')))]
    expect(heard('dice')).toEqual([])
    table.isOpen = true
    await page.evaluate(() => void window.dispatchEvent(new Event('online')))
    await expect.poll(() => heard('resume').length, { timeout: 1000 }).toBe(1)
    table.tell(seat(true), shown(), bridge({ asks: [ask('d10', 3)] }))
    await expect.poll(() => heard('dice'), { timeout: 1000 }).toHaveLength(1)
    table.tell(bridge(), { kind: 'end', reason: 'closed' })
    await page.locator('.end').waitFor()
    found.push(...(await see(name('closed'))))
    expect(found).toEqual([])
  })

  it('says that it was sent away, and stays away', async () => {
    await sit(locale, { kind: 'end', reason: 'sent-away' })
    await table.page.locator('.end').waitFor()
    expect([...(await see(name('sent-away'))), ...table.complaints]).toEqual([])
    expect(heard('resume')).toEqual([])
  })
})

describe('the page of a station', () => {
  it('says nothing that the host would not read, whatever is typed or pasted', async () => {
    table = await openMockTable({ answer: (said, { tell }) => said.type === 'join' && tell({ kind: 'end', reason: 'turned-away' }) })
    const [code, name] = [table.page.locator('input').nth(0), table.page.locator('input').nth(1)]
    for (const text of some(0)) {
      await code.fill(`${asLine(text)}KESSAR`)
      await name.fill(text.slice(0, 40))
      const isSent = await table.page.locator('[type=submit]').isEnabled()
      const before = table.heard.length
      if (isSent) await table.page.locator('[type=submit]').tap()
      if (isSent) await expect.poll(() => table.heard.length).toBe(before + 1)
    }
    expect(table.heard.length).toBeGreaterThan(20)
    expect(table.heard.filter(said => !phoneMessageSchema.safeParse(said).success)).toEqual([])
    expect(table.complaints).toEqual([])
  })
  it('sends free words as one plain line, once each', async () => {
    let n = 1
    table = await openMockTable({
      answer: (said, { tell }) => {
        if (said.type === 'join') tell(seat(true), shown(), bridge())
        if (said.type === 'say')
          tell(bridge({ nextProposal: `s${String((n += 1))}`, proposals: [proposal('sent', { id: said.proposal, text: said.text })] }))
      }
    })
    await askToJoin()
    for (const text of some(1).filter(one => asLine(one).trim() !== '')) {
      await table.page.locator('.read > .row').last().tap()
      await table.page.locator('input').fill(text.slice(0, 300))
      await table.page.locator('[type=submit]').tap()
      await table.page.locator('.verdict.sent').waitFor()
      await table.page.locator('.back').tap()
    }
    expect(heard('say').length).toBeGreaterThan(20)
    expect(heard('say').filter(said => !phoneMessageSchema.safeParse(said).success)).toEqual([])
    expect(table.complaints).toEqual([])
  })
  it('is light, and fetches nothing of the game master’s screens', async () => {
    await sit('en-GB')
    const files = [...table.fetched].filter(path => path !== '/')
    expect(files.filter(path => /table|panels|BattleView|builder|index-/u.test(path))).toEqual([])
    const packed = files.filter(path => !path.endsWith('.woff2')).map(path => gzipSync(readFileSync(join(OUT, 'renderer', path))).length)
    expect(packed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_PACKED_BYTES)
  })
  it('keeps the token of its seat for its own tab, and how it looks, and nothing else', async () => {
    await sit('en-GB')
    await table.page.locator('.head .icon-btn').tap()
    await table.page.locator('.looks label').nth(2).tap()
    const kept = await table.page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }])
    expect(kept).toEqual([{ 'flagship.token': 'k'.repeat(43) }, { 'flagship.look': 'en night' }])
    expect(await table.page.locator('html').getAttribute('data-theme')).toBe('night')
  })
})
