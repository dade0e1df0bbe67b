import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { sampled } from '../../support/explored'
import { faultsIn } from './laid-out'
import type { Moment } from './layout-moment'
import { MOMENTS } from './layout-moments'
import { drawn, lamps, settings } from './look'
import { removeFolder } from './remove-folder'
import { startWebApp, type WebApp } from './web-app'
import { SHOWN_THEMES } from '@shared/campaign/themes'

const SIZES = ['1024x640', '1280x720', '1366x768', '1440x900', '1920x1080', '2560x1440', '960x540', '820x1180'] as const
/** Text in percent. The settings go up to 150; zoom of 200 is text of 200 in the same window. */
const TEXTS = [90, 100, 115, 125, 150, 200] as const
/** Themes differ only in borders: each language is tested in one, and each moment in another. */

/**
 * Every size with every text, as on a chessboard: each moment takes the white squares in one language and the black ones in the other, and
 * the next moment the other way round. Unless all are explored, each moment and language takes a different sample.
 */
const LOOKS = SIZES.flatMap((size, column) => TEXTS.map((text, row) => ({ size, text, colour: (column + row) % 2 })))

/** For work on one game or one look: `LAYOUT_ONLY=xwing LAYOUT_AT="1366x768-100 820x1180-150" LAYOUT_PICTURES=folder`. */
const ONLY = process.env['LAYOUT_ONLY'] ?? ''
const AT = (process.env['LAYOUT_AT'] ?? '').split(' ').filter(one => one !== '')
const PICTURES = process.env['LAYOUT_PICTURES']

/** Describes the table of one game at its moments. Each game has a file, so that the workers share them. */
export function describeLayout(system: keyof typeof MOMENTS): void {
  describe.runIf(system.includes(ONLY))(`the table of ${system}`, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'flagship-layout-'))
    let app: WebApp
    afterEach(async () => {
      await app.close()
      await removeFolder(dataDir)
    })

    it('holds at every size with every text size, in one language or the other: nothing over one another, nothing cut, nothing out of reach', async () => {
      app = await startWebApp({ dataDir, seed: 6 })
      const { page } = app
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const found: string[] = []
      for (const [index, moment] of MOMENTS[system].entries()) {
        await page.setViewportSize({ width: 1366, height: 768 })
        await settings(page, { theme: 'dark', language: 'en' })
        await moment.reach(page)
        found.push(...(await faultsAt(page, system, moment, index)))
      }
      expect(told(found)).toEqual([])
    })
  })
}

async function faultsAt(page: Page, system: string, moment: Moment, index: number): Promise<readonly string[]> {
  const found: string[] = []
  for (const [nth, language] of LOCALES.entries()) {
    await settings(page, { theme: SHOWN_THEMES[(index + nth) % SHOWN_THEMES.length] ?? 'dark', language })
    for (const { size, text } of looksOf(index, nth)) {
      const look = `${moment.name}-${language}-${size}-${String(text)}`
      if (AT.length > 0 && !AT.some(one => look.endsWith(one))) continue
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      await page.evaluate(percent => document.documentElement.style.setProperty('--text-scale', String(percent / 100)), text)
      for (const fault of await faultsOfDeck(page, moment, PICTURES && join(PICTURES, `${system}-${look}`)))
        found.push(`${look} | ${fault}`)
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('--text-scale'))
  return found
}

/** The looks of one moment in one language: all of its colour, or a sample of them. */
function looksOf(moment: number, language: number): readonly (typeof LOOKS)[number][] {
  if (AT.length > 0) return LOOKS.filter(({ size, text }) => AT.some(one => one.endsWith(`${size}-${String(text)}`)))
  const ofOneColour = LOOKS.filter(({ colour }) => (colour + moment + language) % 2 === 0)
  return sampled(ofOneColour, 12, moment * LOCALES.length + language)
}

/** The screen as it is, with each of its tabs open, if any, and with the rules reference beside it, if asked for and there is room. */
async function faultsOfDeck(
  page: Page,
  { needs, atOnce = [], isBesideRules = false }: Moment,
  picture: string | undefined
): Promise<readonly string[]> {
  const found: string[] = []
  const see = async (tab: string): Promise<void> => {
    await drawn(page)
    if (picture !== undefined) await page.screenshot({ path: `${picture}${tab}.png` })
    found.push(...[...(await faultsIn(page)), ...(await lamps(page))].map(fault => `${fault}${tab === '' ? '' : ` (tab ${tab})`}`))
  }
  await see('')
  for (const need of needs) if ((await page.locator(need).locator('visible=true').count()) === 0) found.push(`gone: ${need}`)
  for (const one of atOnce) if (!(await isWhollySeen(page, one))) found.push(`scrolled out of sight: ${one}`)
  const tabs = await page.locator('.battle > .tabs button').locator('visible=true').elementHandles()
  for (const [i, tab] of tabs.entries()) {
    // Whether a pointer reaches it has been measured above, and takes longer than all the rest.
    await tab.evaluate(element => (element as HTMLElement).click())
    await see(String(i + 1))
    if ((await tab.getAttribute('aria-pressed')) !== 'true') found.push(`tab ${String(i + 1)} does not open`)
    await tab.evaluate(element => (element as HTMLElement).click())
  }
  if (isBesideRules && (await hasRoomBeside(page))) {
    await page.locator('[data-plot]').focus()
    await page.keyboard.press('Shift+W')
    await page.locator('.reference').waitFor()
    await see(' beside the rules')
    await page.keyboard.press('Escape')
    await page.locator('.reference').waitFor({ state: 'detached' })
  }
  return found
}

/** Whether the rules reference stands beside the battle instead of over it. */
function hasRoomBeside(page: Page): Promise<boolean> {
  return page.evaluate(() => innerWidth >= 75 * parseFloat(getComputedStyle(document.documentElement).fontSize))
}

/** Whether all of it is inside everything around it that cuts or scrolls, and nothing lies over it. */
function isWhollySeen(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate(async element => {
      const share = await new Promise<number>(resolve => {
        new IntersectionObserver(([seen], watching) => {
          watching.disconnect()
          resolve(seen?.intersectionRatio ?? 0)
        }).observe(element)
      })
      const box = element.getBoundingClientRect()
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return share > 0.98 && element.contains(hit)
    })
}

/** Each fault once, with its count and first place. */
function told(found: readonly string[]): readonly string[] {
  const places = new Map<string, string[]>()
  for (const one of found) {
    const [look = '', fault = ''] = one.split(' | ')
    places.set(fault, [...(places.get(fault) ?? []), look])
  }
  return [...places].map(([fault, looks]) => `${String(looks.length)} x ${fault} [${looks.slice(0, 2).join(', ')}]`)
}
