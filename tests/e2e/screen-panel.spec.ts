import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { LOCALES } from '@shared/kernel/locale'
import { ask, goToBattle, startSample } from './support/begin'
import { lookAt } from './support/look'
import { removeFolder } from './support/remove-folder'
import { keyOf, stateOf } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'
import { pickFrom } from './support/pick'

const LOOKS = {
  themes: SHOWN_THEMES,
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1024, height: 640 }
  ]
} as const
const dataDir = mkdtempSync(join(tmpdir(), 'flagship-panel-'))
let app: WebApp
/** The players' page. */
let screen: Page

beforeAll(async () => {
  app = await startWebApp({ dataDir, seed: 6 })
  await startSample(app.page)
})

afterAll(async () => {
  await app.close()
  await removeFolder(dataDir)
})

const panel = (): Locator => app.page.locator('[data-panel="battle.screen"]')
const thumbnail = (): Locator => panel().locator('[data-thumbnail]')
const token = (name: string | RegExp): Locator => panel().getByRole('button', { name })
const scene = (): Promise<string | null> => screen.locator('.players').getAttribute('data-scene')
const shows = (what: string) => expect.poll(scene).toBe(what)
/** Names of the sides on the players' page. */
const sides = () => expect.poll(() => screen.locator('[data-side] h2').allInnerTexts())
const shownTokens = (): Promise<readonly string[]> => panel().locator('[aria-pressed=true]').allInnerTexts()

/** Where the middle of every text is, in widths of the picture. */
function places(picture: Locator): Promise<readonly { readonly what: string; readonly x: number; readonly y: number }[]> {
  return picture.evaluate(root => {
    const whole = root.getBoundingClientRect()
    return [...root.querySelectorAll('h1,h2,h3,p,b,li')].map(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { what: one.textContent, x: (x + width / 2 - whole.x) / whole.width, y: (y + height / 2 - whole.y) / whole.width }
    })
  })
}

describe('the panel of the player screen', () => {
  it('opens by its key, and shows nothing by that', async () => {
    await app.page.keyboard.press('Shift+p')
    await panel().locator('[data-show=battle]').waitFor()
    expect(await thumbnail().getAttribute('aria-label')).toBe('Players see nothing yet.')
    const [opened] = await Promise.all([
      app.page.context().waitForEvent('page'),
      panel().getByRole('button', { name: 'Open the screen' }).click()
    ])
    screen = opened
    await screen.locator('.players').waitFor()
    await shows('title')
  })

  it('shows everything, a side, a fleet and black by keys alone', async () => {
    await app.page.bringToFront()
    await panel().focus()
    await app.page.keyboard.press('1')
    await shows('battle')
    await sides().toEqual(['Meridian Compact', 'Tithe of Kessar'])
    await app.page.keyboard.press('b')
    await sides().toEqual(['Tithe of Kessar'])
    expect(await shownTokens()).toEqual([expect.stringContaining('Tithe of Kessar')])
    await token(/^B Tithe|^Tithe of Kessar/u).focus()
    await app.page.keyboard.press('ArrowRight')
    await app.page.keyboard.press('Enter')
    await expect.poll(() => screen.locator('[data-strip] h3').allInnerTexts()).toEqual(['Iron Chorale'])
    await app.page.keyboard.press('4')
    await shows('black')
    await expect.poll(() => thumbnail().locator('.players').getAttribute('data-scene')).toBe('black')
    expect(await app.page.evaluate(() => document.activeElement?.textContent)).toContain('Iron Chorale')
  })

  it('shows a side, a fleet, a note and everything by dragging them to the thumbnail', async () => {
    await token(/Meridian Compact/u).dragTo(thumbnail())
    await sides().toEqual(['Meridian Compact'])
    await token(/Lantern of Meridian/u).dragTo(thumbnail())
    await expect.poll(() => screen.locator('[data-strip] h3').allInnerTexts()).toEqual(['Lantern of Meridian'])
    await panel().getByPlaceholder('Title').fill('To be burned')
    await panel().getByPlaceholder('What players are to read').fill('Hold the gap.')
    expect(await screen.locator('body').innerText()).not.toContain('Hold the gap')
    await token('Show the note').dragTo(thumbnail())
    await shows('note')
    expect(await screen.locator('.note').innerText()).toContain('Hold the gap.')
    await panel().locator('[data-show=battle]').dragTo(thumbnail())
    await shows('battle')
    await token('Everything').dragTo(panel().getByPlaceholder('Title'))
    await panel().locator('[data-show=black]').click()
    await shows('black')
  })

  it('draws in the thumbnail what the page of the players draws, and says what is left out', async () => {
    const { fleets } = await stateOf(app.page)
    const hidden = fleets.find(({ name }) => name === 'Grave Tithe')
    const command = { type: 'correctFleet', fleetId: hidden?.id ?? '', correction: { isHidden: true }, reason: '' }
    await ask(app.page, 'battle.submit', { ...keyOf(app.page), command })
    await panel().locator('[data-left-out]', { hasText: 'Not on the table yet' }).waitFor()
    await token('Everything').click()
    await pickFrom(panel().getByLabel('As seen by'), { label: 'Meridian Compact' })
    await expect.poll(() => screen.locator('[data-side="0"] .fig').count()).toBeGreaterThan(0)
    const drawn = await screen.locator('.picture').innerText()
    await expect.poll(() => thumbnail().locator('.picture').innerText()).toBe(drawn)
    expect(drawn).not.toContain('Grave Tithe')
    await screen.setViewportSize({ width: 1280, height: 720 })
    const [small, large] = [await places(thumbnail().locator('.players')), await places(screen.locator('.players'))]
    expect(small.map(({ what }) => what)).toEqual(large.map(({ what }) => what))
    // Lines do not shrink with the picture.
    expect(small.filter(({ x, y }, i) => Math.hypot(x - (large[i]?.x ?? 0), y - (large[i]?.y ?? 0)) > 0.015)).toEqual([])
    expect(await panel().locator('[data-left-out]').innerText()).toContain('Grave Tithe')
    expect(await lookAt(app.page, 'screen-panel', LOOKS)).toEqual([])
  })

  it('closes by Escape, gives the focus back, and takes the place of the other panel', async () => {
    await panel().focus()
    await app.page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    expect(await app.page.evaluate(() => document.activeElement?.textContent)).toContain('Player screen')
    await app.page.keyboard.press('q')
    await app.page.locator('[data-panel="battle.stations"]').waitFor()
    await app.page.keyboard.press('Shift+p')
    await panel().waitFor()
    expect(await app.page.locator('[data-panel]').count()).toBe(1)
    expect(await panel().getByPlaceholder('Title').inputValue()).toBe('To be burned')
    expect(app.complaints).toEqual([])
  })

  it('says at the next start that players had a screen, and opens it again by one press', async () => {
    const key = keyOf(app.page)
    const notice = (): Locator => app.page.locator('[data-screen-left]')
    expect(await notice().count()).toBe(0)
    await app.kill()
    app = await startWebApp({ dataDir, seed: 6 })
    await app.page.locator('.welcome, main').first().waitFor()
    await goToBattle(app.page, key.campaignId, key.battleId)
    await notice().waitFor()
    const [opened] = await Promise.all([
      app.page.context().waitForEvent('page'),
      notice().getByRole('button', { name: 'Open it again' }).click()
    ])
    screen = opened
    await shows('battle')
    await notice().waitFor({ state: 'detached' })
  })
})
