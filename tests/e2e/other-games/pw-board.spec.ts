import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawn, lookAt } from '../support/look'
import { pinch } from '../support/pinch'
import { beginPwBattle, dragOnBoard, give, pwStateOf, shipNamed, squareOnScreen } from '../support/pw-table'
import { removeFolder } from '../support/remove-folder'
import { acting } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'

const SIZES = [1366, 1920].map(width => ({ width, height: width === 1366 ? 768 : 1080 }))

describe('the board of Petit Wargame from close by (PW-001)', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-pw-board-'))
  let app: WebApp
  let page: Page
  const found: string[] = []
  const look = async (screen: string): Promise<void> => {
    found.push(...(await lookAt(page, `pw-board-${screen}`, { themes: ['dark'], languages: ['en'], sizes: SIZES })))
    found.push(...(await lookAt(page, `pw-board-${screen}`, { themes: ['light'], languages: ['fr'], sizes: SIZES })))
  }
  /** Squares of the plan that are shown: how many across, and the first ones. */
  const view = async (): Promise<{ readonly left: number; readonly top: number; readonly size: number }> => {
    const box = (await page.locator('[data-plan]').getAttribute('viewBox')) ?? ''
    const [left = 0, top = 0, size = 0] = box.split(' ').map(Number)
    return { left, top, size }
  }
  const across = async (): Promise<number> => Math.round((await view()).size * 10) / 10
  const counter = (side: string, text: string) => page.locator(`[data-plan] [data-mark].${side}`, { hasText: new RegExp(`^${text}$`, 'u') })
  const seen = async (x: number, y: number): Promise<boolean> => {
    const { left, top, size } = await view()
    return x >= left && x + 1 <= left + size && 29 - y >= top && 30 - y <= top + size
  }

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 4 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await beginPwBattle(page)
    await give(page, { type: 'rollDeployment' }, { faces: [[5], [2]] })
    const places = [
      ['Sentinels', 14, 14, 14],
      ['Lancers', 14, 14, 14],
      ['Anvil', 15, 14, 20],
      ['Bulwark', 2, 27, 3]
    ] as const
    for (const [name, x, y, z] of places) {
      const squadron = (await pwStateOf(page)).squadrons.find(one => one.name === name)
      if (squadron === undefined) throw new Error(`No squadron ${name}`)
      await give(page, { type: 'placeSquadron', squadronId: squadron.id, at: { x, y, z } })
    }
    await give(page, { type: 'rollInitiative' }, { faces: [[6], [1]] })
    await give(page, { type: 'activateSquadron', squadronId: (await shipNamed(page, 'Vigil')).squadronId })
    await give(page, { type: 'advancePhase' })
    await page.locator('[data-board]').focus()
    await page.keyboard.press('Home')
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('begins with all ships, and comes closer with the plus key up to counters of single ones, each of them to be pressed', async () => {
    await expect.poll(across).toBe(22)
    await page.keyboard.press('0')
    await expect.poll(across).toBe(30)
    expect(await counter('a', '×3').count()).toBe(1)
    await look('whole')
    for (const size of [20, 13.3, 8.9, 5.9, 4]) {
      await page.keyboard.press('+')
      await expect.poll(across).toBe(size)
    }
    await look('close')
    for (const [side, number, name] of [
      ['b', '2', 'Merlin'],
      ['a', '3', 'Steadfast'],
      ['a', '1', 'Vigil'],
      ['b', '3', 'Tempest']
    ] as const) {
      const box = await counter(side, number).locator('.shape').boundingBox()
      expect(box?.width, name).toBeGreaterThan(18)
      await counter(side, number).locator('.shape').click()
      await expect
        .poll(() => page.locator(`[data-ship].${side === 'a' ? 'actor' : 'target'}`, { hasText: name }).count(), { message: name })
        .toBe(1)
    }
  })

  it('keeps the pointer in sight as the arrows move it, and says which squares are shown', async () => {
    const { left } = await view()
    for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => seen(20, 14)).toBe(true)
    expect((await view()).left).toBeGreaterThan(left)
    await expect.poll(() => page.locator('[data-ruler=x]').allTextContents()).toContain('21')
    expect((await page.locator('[data-ruler=x]').allTextContents()).length).toBeLessThan(6)
  })

  it('follows the ship that is chosen in the racks or by keys', async () => {
    await page.locator('[data-ship]', { hasText: 'Meridian' }).first().locator('button').first().click()
    await expect.poll(() => seen(2, 27)).toBe(true)
    await page.keyboard.press('1')
    await expect.poll(() => seen(14, 14)).toBe(true)
  })

  it('is moved by a drag on empty space, which neither points nor flies', async () => {
    await page.locator('[data-board]').focus()
    await page.keyboard.press('Home')
    await drawn(page)
    const pointed = await page.locator('[data-axis=x]').inputValue()
    const before = await view()
    const start = await squareOnScreen(page, { x: 13, y: 14 })
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + 60, start.y - 40, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await view()).left).toBeLessThan(before.left)
    expect((await view()).top).toBeGreaterThan(before.top)
    expect(await page.locator('[data-axis=x]').inputValue()).toBe(pointed)
    const moved = async (): Promise<readonly number[]> => {
      const now = await squareOnScreen(page, { x: 13, y: 14 })
      return [Math.round(now.x - start.x), Math.round(now.y - start.y)]
    }
    await expect.poll(moved).toEqual([60, -40])
    await page.mouse.click(start.x + 60, start.y - 40)
    await expect.poll(() => page.locator('[data-axis=x]').inputValue()).toBe('14')
  })

  it('leaves a coordinate alone that is half typed while it is drawn anew, and follows it once it is on the map', async () => {
    const x = page.locator('[data-axis=x]')
    const before = await x.inputValue()
    await x.fill('')
    await page.getByRole('button', { name: 'farther away' }).dispatchEvent('click')
    await drawn(page)
    expect(await x.inputValue()).toBe('')
    await x.fill('12')
    await expect.poll(() => page.locator('[data-board]').getAttribute('aria-label')).toContain('12')
    await x.fill(before)
  })

  it('is zoomed by buttons with names, by the wheel with Ctrl and by two fingers', async () => {
    const button = (name: string) => page.getByRole('group', { name: 'Zoom of the board' }).getByRole('button', { name })
    await button('the whole board').click()
    await expect.poll(across).toBe(30)
    await expect.poll(() => button('the whole board').getAttribute('aria-disabled')).toBe('true')
    await button('closer').click()
    await expect.poll(across).toBe(20)
    await button('farther away').click()
    await expect.poll(across).toBe(30)
    const at = await squareOnScreen(page, { x: 14, y: 14 })
    await page.mouse.move(at.x, at.y)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect.poll(across).toBeLessThan(21)
    const held = await squareOnScreen(page, { x: 14, y: 14 })
    expect(Math.hypot(held.x - at.x, held.y - at.y)).toBeLessThan(1)
    await page.mouse.wheel(0, -100)
    const wheeled = await across()
    await pinch(page, at, 60, 120)
    await expect.poll(across).toBeCloseTo(wheeled / 2, 1)
  })

  it('lets a ship be dragged by its counter from close by, and shows the whole board at zero', async () => {
    await page.keyboard.press('0')
    await expect.poll(across).toBe(30)
    await page.locator('[data-board]').focus()
    await page.keyboard.press('Home')
    for (const size of [20, 13.3, 8.9, 5.9, 4]) {
      await page.keyboard.press('=')
      await expect.poll(across).toBe(size)
    }
    const from = await counter('a', '2').locator('.shape').boundingBox()
    const to = await squareOnScreen(page, { x: 14, y: 15 })
    if (from === null) throw new Error('No counter')
    await acting(page, async () => {
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
    })
    expect((await shipNamed(page, 'Beacon')).position).toEqual({ x: 14, y: 15, z: 14 })
    expect((await shipNamed(page, 'Vigil')).position).toEqual({ x: 14, y: 14, z: 14 })
    await page.keyboard.press('-')
    await expect.poll(across).toBe(5.9)
    // On a French keyboard this key is the digit of a sixth ship; there are only three.
    await page.evaluate(() => {
      const event = new KeyboardEvent('keydown', { key: '-', code: 'Digit6', bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    })
    await expect.poll(across).toBe(8.9)
    await page.keyboard.press('0')
    await expect.poll(across).toBe(30)
    // The whole board is as it was: a drag on empty space takes the pointer along.
    await dragOnBoard(page, { x: 20, y: 20 }, { x: 22, y: 21 })
    expect(await page.locator('[data-axis=x]').inputValue()).toBe('23')
  })

  it('keeps the hand on the board when a flight is taken back', async () => {
    await page.locator('[data-board]').focus()
    // The square that is chosen is taken back before the flight.
    await page.keyboard.press('Control+z')
    await expect.poll(() => page.locator('[data-axis=x]').inputValue()).not.toBe('23')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await shipNamed(page, 'Beacon')).position).toEqual({ x: 14, y: 14, z: 14 })
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-board'))).toBe(true)
    await page.keyboard.press('Control+y')
    await expect.poll(async () => (await shipNamed(page, 'Beacon')).position).toEqual({ x: 14, y: 15, z: 14 })
  })

  it('zooms the board of the past while that is looked at, and not the one behind it', async () => {
    const boxOf = (where: string) => page.locator(`${where} [data-plan]`).getAttribute('viewBox')
    await page.keyboard.press('t')
    await page.getByRole('dialog').getByText('Anvil is placed').click()
    await page.locator('[data-past]').waitFor()
    await page.keyboard.press('+')
    await expect.poll(() => boxOf('[data-past]')).toMatch(/ 20 20$/u)
    expect(await boxOf('[data-centre]')).toBe('0 0 30 30')
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page.locator('[data-past]').waitFor({ state: 'detached' })
    await page.locator('[data-board]').focus()
  })

  it('travels, and is there at once for those who want no motion', async () => {
    const sizes = async (key: string): Promise<number> => {
      await page.evaluate(() => {
        const plan = document.querySelector('[data-plan]')
        const seen = new Set<string>()
        Object.assign(window, { seen })
        if (plan !== null) new MutationObserver(() => seen.add(plan.getAttribute('viewBox') ?? '')).observe(plan, { attributes: true })
      })
      await page.keyboard.press(key)
      await page.waitForTimeout(300)
      return page.evaluate(() => (window as unknown as { seen: Set<string> }).seen.size)
    }
    expect(await sizes('+')).toBeGreaterThan(2)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await sizes('+')).toBe(1)
    expect(await across()).toBe(13.3)
  })

  it('keeps the list of ships whole for screen readers, and no fault of axe', async () => {
    const ships = page.getByRole('list', { name: 'Ships on the map' }).getByRole('listitem')
    expect(await ships.count()).toBe(5)
    expect(await ships.filter({ hasText: 'Meridian' }).count()).toBe(1)
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })
})
