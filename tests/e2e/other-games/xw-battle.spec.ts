import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { atRest } from '../support/at-rest'
import { PICTURES } from '../support/look'
import { useEars } from '../support/heard'
import { removeFolder } from '../support/remove-folder'
import { acting, hashOf, keptDraft, seqOf } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'
import { restartDamaged } from '../support/damage-entry'
import { xwLook } from '../support/xw-look'
import { declare, facesOf, goOn, goOnTo, measure, openXwing, tapSymbols, typeSymbols, xwState } from '../support/xw-table'
import { pickFrom } from '../support/pick'

/** A whole round of X-Wing in a Chromium: two ships a side, every step of the attack, dice typed and tapped. */
describe('a round of X-Wing', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-xwing-'))
  let app: WebApp
  let page: Page
  const found: string[] = []
  const look = async (screen: string): Promise<void> => void found.push(...(await xwLook(page, screen)))

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openXwing(page)
  })
  useEars(() => page)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'xw-failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('begins with tokens and a lock, entered at the table', async () => {
    await acting(page, () => page.locator('[data-tokens=kestrel] [data-gain=focus]').click())
    await acting(page, () => page.locator('[data-tokens=umber] [data-gain=evade]').click())
    await acting(page, () => pickFrom(page.locator('[data-tokens=kestrel] [data-lock]'), { value: 'sable' }))
    await look('preparation')
    await goOn(page)
    expect(await xwState(page)).toMatchObject({ phase: 'engagement', initiative: 5 })
  })

  it('measures, and offers each weapon against each enemy with the reason against it (XW-003 to XW-010)', async () => {
    await measure(page, 'sable', 1)
    await measure(page, 'umber', 3)
    const options = page.locator('tr', { has: page.locator('[data-option]') })
    await expect.poll(() => options.count()).toBe(4)
    expect(await options.nth(2).innerText()).toContain('The target is out of range')
    expect(await options.nth(3).innerText()).toContain('The ship has no lock on this target')
    // The odds follow what is ticked.
    const hit = page.locator('[data-odds=hit]')
    const withAll = await hit.innerText()
    await page.locator('[data-tick=attackerLock]').uncheck()
    await expect.poll(() => hit.innerText()).not.toBe(withAll)
    // A digit is a ship of the acting side, never another weapon.
    await page.keyboard.press('2')
    await page.locator('[data-ship=heron].pointed').waitFor()
    expect(await page.locator('[data-option="0"]').isChecked()).toBe(true)
    await look('engage')
    await declare(page)
    expect((await xwState(page)).attacks[0]).toMatchObject({ attackerId: 'kestrel', defenderId: 'sable', range: 1, stage: 'rollAttack' })
  })

  it('rolls, rerolls with the lock and spends the focus (XW-011, XW-015, XW-016)', async () => {
    await page.keyboard.press('Escape')
    await page.locator('[data-plot]').focus()
    // The first letter goes to the dice, wherever the focus is.
    await page.keyboard.press('h')
    await page.keyboard.type('fb')
    await expect.poll(() => page.locator('[data-dice-field]').inputValue()).toBe('hfb')
    await look('roll')
    await page.keyboard.type('b')
    await acting(page, () => page.keyboard.press('Enter'))
    expect((await xwState(page)).attacks[0]?.stage).toBe('defenderModifiesAttack')
    await goOn(page)
    // Each token shows its letter.
    await page.keyboard.press('l')
    await page.locator('[data-dice-field]').waitFor()
    // One highlight: on the dice, which also have the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-dice-field]'))).toBe(true)
    expect(await page.locator('.next .btn.now').count()).toBe(0)
    await look('modify')
    await typeSymbols(page, 'hb')
    await expect.poll(() => facesOf(page, 'attack')).toEqual(['hit', 'focus', 'hit', 'blank'])
    await acting(page, () => page.keyboard.press('f'))
    await expect.poll(() => facesOf(page, 'attack')).toEqual(['hit', 'hit', 'hit', 'blank'])
    // A die is rerolled only once; the GM may overrule it, and does not.
    await page.locator('[data-token=ability]').click()
    await page.locator('[data-ability-name]').fill('Instinct')
    await page.locator('[data-die="3"]').click()
    await expect.poll(() => page.locator('.refusal').innerText()).toContain('A die is rerolled only once')
    await page.keyboard.press('Escape')
  })

  it('takes defense dice by tapping, cancels, and deals what is left (XW-017, XW-022, XW-025)', async () => {
    await goOnTo(page, 'rollDefense')
    await tapSymbols(page, 'be')
    await goOnTo(page, 'damage')
    expect(await facesOf(page, 'attack')).toEqual(['hit', 'hit', 'hit', 'blank', 'hit', 'hit'])
    await look('damage')
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    expect((await xwState(page)).ships[2]).toMatchObject({ id: 'sable', status: 'destroyed', leavesAfter: 5, facedown: 2 })
    await expect.poll(() => page.locator('[data-outcome]').innerText()).toMatch(/2 points of damage on Sable: 2 hull\s+Sable is destroyed/u)
    await look('aftermath')
  })

  it('keeps the aftermath in its four windows, with an ability and a bonus attack let go (XW-027 to XW-030)', async () => {
    expect((await xwState(page)).attacks[0]?.stage).toBe('defenderAbilities')
    await page.locator('[data-ability-name]').fill('Last words')
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    for (const stage of ['attackerAbilities', 'defenderBonus', 'attackerBonus']) {
      await goOn(page)
      expect((await xwState(page)).attacks[0]?.stage).toBe(stage)
    }
    await look('bonus')
    await goOn(page)
    expect((await xwState(page)).attacks).toEqual([])
  })

  it('lets the destroyed ship fire, at range 0, where the attacker modifies nothing (XW-012, XW-014, XW-019, XW-031)', async () => {
    await expect.poll(() => page.locator('[data-centre]').innerText()).toContain('Sable is destroyed and still fires')
    // By keyboard: the focus is in the first range, a digit sets it, Enter confirms it and Enter declares.
    await page.keyboard.press('0')
    await look('destroyed')
    await acting(page, () => page.keyboard.press('Enter'))
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-option="0"]'))).toBe(true)
    await acting(page, () => page.keyboard.press('Enter'))
    // Its player owns three dice, and three are asked.
    await typeSymbols(page, 'ccc')
    await goOn(page)
    expect((await xwState(page)).attacks[0]?.stage).toBe('rollDefense')
    await typeSymbols(page, 'bb')
    expect((await xwState(page)).attacks[0]?.stage).toBe('defenderModifiesDefense')
    await goOnTo(page, 'damage')
    await goOn(page)
  })

  it('owes the name of the card that lies face up, and goes on without the destroyed ship (XW-038)', async () => {
    await page.locator('[data-card=fuelLeak]').check()
    await look('card')
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    expect((await xwState(page)).ships[0]).toMatchObject({ id: 'kestrel', shields: 0, faceup: [{ card: 'fuelLeak' }] })
    await goOnTo(page, null)
    const after = await xwState(page)
    expect([after.initiative, after.ships.find(one => one.id === 'sable')?.status]).toEqual([3, 'removed'])
  })

  it('is undone, redone and reloaded in the middle of a roll', async () => {
    await measure(page, 'umber', 2)
    await declare(page)
    const { hash, seq } = await hashOf(page)
    await acting(page, () => page.keyboard.press('Control+z'))
    expect((await xwState(page)).attacks).toEqual([])
    await acting(page, () => page.keyboard.press('Control+y'))
    expect(await hashOf(page)).toEqual({ hash, seq: seq + 2 })
    await page.locator('[data-dice-field]').pressSequentially('hc')
    await keptDraft(page, 'hc')
    await page.reload()
    await expect.poll(() => page.locator('[data-dice-field]').inputValue()).toBe('hc')
    await page.locator('[data-dice-field]').press('End')
    await page.keyboard.type('b')
    await acting(page, () => page.keyboard.press('Enter'))
    await goOnTo(page, 'rollDefense')
    await typeSymbols(page, 'fbb')
    await goOnTo(page, 'defenderModifiesDefense')
    await acting(page, () => page.locator('[data-token=evade]').click())
    expect(await facesOf(page, 'defense')).toEqual(['focus', 'evade', 'blank'])
    await goOnTo(page, 'damage')
    await goOn(page)
    await page.locator('[data-card=draw]').check()
    await acting(page, () => page.getByRole('button', { name: 'Roll for me' }).click())
    expect((await xwState(page)).obligations).toEqual([])
  })

  it('makes a bonus attack within the aftermath, and lets it go (XW-030)', async () => {
    await goOnTo(page, 'attackerBonus')
    await page.getByRole('button', { name: 'Bonus attack of Kestrel' }).click()
    await measure(page, 'umber', 3)
    await declare(page)
    expect((await xwState(page)).attacks.map(attack => attack.kind)).toEqual(['standard', 'bonus'])
    await typeSymbols(page, 'bbb')
    await look('bonus-attack')
    await page.getByRole('button', { name: 'Correct the attack…' }).click()
    await page.getByRole('dialog').locator('[data-field=attack]').fill('h c b')
    await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click())
    expect(await facesOf(page, 'attack')).toEqual(['hit', 'crit', 'blank'])
    await page.getByRole('button', { name: 'Correct the attack…' }).click()
    await look('correct-attack')
    await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'Abandon the attack' }).click())
    expect((await xwState(page)).attacks.map(attack => attack.stage)).toEqual(['attackerBonus'])
    await goOnTo(page, null)
  })

  it('ends the round once every ship has engaged, and tells all of it in the log', async () => {
    await goOn(page)
    expect((await xwState(page)).phase).toBe('end')
    await look('end')
    await goOn(page)
    expect(await xwState(page)).toMatchObject({ phase: 'preparation', round: 2 })
    await page.keyboard.press('t')
    await look('history')
    await page.getByRole('dialog').getByRole('searchbox').fill('rolls 4 attack dice')
    const rolled = page.getByRole('dialog').locator('[data-log-line]', { hasText: 'Kestrel rolls 4 attack dice' })
    expect(await rolled.locator('[data-face]').count()).toBe(4)
    await rolled.click()
    await page.locator('[data-past]').waitFor()
    await look('past')
    await page.keyboard.press('Escape')
    await page.locator('[data-past]').waitFor({ state: 'detached' })
  })

  it('is corrected in every value, and ended', async () => {
    await page.locator('[data-ship=heron] h3 button').click()
    await page.keyboard.press('h')
    await page.getByRole('dialog').locator('[data-field=hull]').fill('7')
    await page.getByRole('dialog').locator('[data-field=stress]').fill('2')
    await look('correct')
    await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click())
    expect((await xwState(page)).ships.find(one => one.id === 'heron')).toMatchObject({ hull: 7, tokens: { stress: 2 } })
    await page.locator('.acts > .icon-btn').first().click()
    await page.locator('[data-act=end]').click()
    await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'End the battle here' }).click())
    expect((await xwState(page)).isOver).toBe(true)
    await look('over')
    expect(app.complaints).toEqual([])
  })

  it('is only shown where its file is damaged', async () => {
    // The good part ends in the attacker’s window on the first attack dice.
    app = await restartDamaged(app, 10, { dataDir, seed: 6 })
    page = app.page
    await look('rescue')
    expect((await xwState(page)).attacks[0]?.stage).toBe('attackerModifiesAttack')
    const seq = await seqOf(page)
    for (const token of ['focus', 'lock', 'ability']) expect(await page.locator(`[data-token=${token}]`).isDisabled()).toBe(true)
    expect(await page.locator('.next button').first().isDisabled()).toBe(true)
    for (const key of ['f', 'l', '1', 'n', 'h', 'Control+z']) await page.keyboard.press(key)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await atRest(page)).toBe(seq)
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })
})
