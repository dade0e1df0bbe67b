import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { theUnit, theWing } from '@shared/systems/dystopian-wars/state'
import { atRest } from '../support/at-rest'
import { chooseAutomation } from '../support/automation'
import { dystopianState, openDystopianBattle } from '../support/dystopian-battle'
import { faultsIn, focusOf, heardSince, heardUntil, listen } from '../support/heard'
import { lookAt, PICTURES, type Looks } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { acting, asked, next, seqOf, typeFaces } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'

const SMALL = { width: 1366, height: 768 }
const EVERY_LOOK: Looks = { themes: ['dark', 'light'], languages: LOCALES, sizes: [SMALL, { width: 1920, height: 1080 }] }

/** For screens that differ little from others. */
const TWO_LANGUAGES: Looks = { themes: ['dark'], languages: LOCALES, sizes: [SMALL] }

describe('a battle of Dystopian Wars (DW-001 to DW-066)', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-dystopian-'))
  let app: WebApp
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await app.page.screenshot({ path: join(PICTURES, 'failed.png') }).catch(() => undefined)
    await app.close()
  })
  afterAll(() => removeFolder(dataDir))

  it('settles an explosion, is corrected and overruled, looked back at and ended', async () => {
    app = await startWebApp({ dataDir })
    const { page } = app
    const found: string[] = []
    const look = async (screen: string, looks = TWO_LANGUAGES): Promise<void> =>
      void found.push(...(await lookAt(page, `dw-${screen}`, looks)))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openDystopianBattle(page)
    await listen(page)
    await acting(page, () => page.keyboard.press('3'))
    // Halcyon and Kittiwake combine their guns on Narwhal: eight dice, and half of eight.
    await press(page, 'Shift+Digit1', '1', '1', '1', 'c', '4', '1', '1', '1')
    await look('combined')
    await acting(page, () => page.keyboard.press('Enter'))
    await acting(page, () => next(page))
    expect(await asked(page)).toEqual({ count: 12, sides: 6 })
    await acting(page, () => typeFaces(page, [5, 5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1]))

    // Eight hits exceed CR 7, and the magazine explodes: Gadfly flight is near.
    await acting(page, () => typeFaces(page, [1, 1]))
    await page.keyboard.press('Shift+Digit2')
    // The focus goes to whoever was marked, as the button for nobody has given way to dice.
    expect((await focusOf(page)).text).toContain('Gadfly flight')
    await look('explosion')
    expect(await asked(page)).toEqual({ count: 12, sides: 6 })
    await acting(page, () => typeFaces(page, [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]))
    const after = await dystopianState(page)
    expect([theUnit(after, 'narwhal').status, theWing(after, 'gadfly').tokens, after.obligations]).toEqual(['removed', 3, []])

    // The game master corrects Resolute, and sets it on fire.
    await page.locator('[data-combatant="resolute"] h3 button').click()
    await page.keyboard.press('h')
    await page.getByRole('dialog').locator('[data-field="hp"]').fill('5')
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Raging Fire' }).check()
    await look('correct', EVERY_LOOK)
    await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click())
    expect(theUnit(await dystopianState(page), 'resolute')).toMatchObject({ hp: 5 })

    // Not everybody has acted: the rules refuse, the game master does it anyway.
    await page.keyboard.press('n')
    await look('next')
    await page.keyboard.press('n')
    await acting(page, () => page.keyboard.press('Control+Enter'))
    expect((await dystopianState(page)).turn).toBe(2)

    // A referee must give a reason; a table that only tracks is not refused; reinforcements arrive at once.
    await chooseAutomation(page, 'referee')
    await press(page, 'n', 'n', 'Control+Enter')
    await page.keyboard.type('late hour')
    await acting(page, () => page.keyboard.press('Enter'))
    await chooseAutomation(page, 'track')
    await press(page, 'n')
    await acting(page, () => page.keyboard.press('n'))
    expect((await dystopianState(page)).turn).toBe(4)
    await chooseAutomation(page, 'assist')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.locator('[data-act=reinforce]').click()
    await look('reinforce')
    await page.getByRole('dialog').getByRole('combobox', { name: 'Who comes' }).selectOption({ label: 'Cruiser division, Halcyon' })
    await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'Let them join' }).click())
    const { squadrons, units } = await dystopianState(page)
    expect([squadrons.at(-1)?.name, units.at(-1)]).toMatchObject(['Halcyon 2', { name: 'Halcyon 2', hp: 6, status: 'active' }])

    // The shot of the combined guns, viewed again.
    await page.locator('[data-plot] [data-log-line]').filter({ hasText: 'Turn 1 ends' }).waitFor()
    await page.keyboard.press('t')
    await page.getByRole('dialog').locator('[data-log-line]').filter({ hasText: 'Halcyon fires at Narwhal' }).first().click()
    await page.locator('[data-past]').waitFor()
    await look('past', EVERY_LOOK)
    await page.keyboard.press('Escape')
    await page.locator('[data-plot]').waitFor()

    const line = await page.locator('[data-plot] [data-log-line]').filter({ hasText: 'Turn 1 ends' }).boundingBox()
    const log = await page.locator('[data-plot] .pane.log').boundingBox()
    expect((line?.y ?? 0) > (log?.y ?? 0) && (line?.y ?? 0) < (log?.y ?? 0) + (log?.height ?? 0)).toBe(true)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.locator('[data-act="end"]').click()
    await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'End the battle here' }).click())
    // Who holds the field, and what is left of each side.
    const heard = await heardUntil(page, /still in the fight; Units left: Northern League \d/u)
    await look('over')
    expect(found).toEqual([])
    expect(faultsIn([...heard, ...heardSince(page)])).toEqual([])
    expect(app.complaints).toEqual([])
  })

  it('goes through the nine steps by keys and typed dice, with a reload, undo and redo', async () => {
    app = await startWebApp({ dataDir })
    const { page } = app
    const found: string[] = []
    const look = async (screen: string, looks = TWO_LANGUAGES): Promise<void> =>
      void found.push(...(await lookAt(page, `dw-${screen}`, looks)))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openDystopianBattle(page)
    await listen(page)
    await look('between', EVERY_LOOK)
    // No side is to act yet: a digit calls a squadron of the first, and with Shift one of the other.
    await acting(page, () => page.keyboard.press('Shift+Digit1'))
    expect(await page.locator('.squadron.now').innerText()).toContain('Deep hunters')

    // Step 1: Narwhal, suggested first, fires its torpedoes at Resolute, up to 16 inches, in plain sight.
    await press(page, 'Shift+Digit1', '1', '2', '1')
    await look('declare', EVERY_LOOK)
    await acting(page, () => page.keyboard.press('Enter'))
    // Gadfly flight drops its bombs on Resolute, and fires at Petrel flight.
    await press(page, 'Shift+Digit1', '1', '1')
    await acting(page, () => page.keyboard.press('Enter'))
    await press(page, '2', 'Shift+Digit2')
    await acting(page, () => page.keyboard.press('Enter'))
    expect((await dystopianState(page)).activation?.attacks.map(one => one.targetId)).toEqual(['resolute', 'resolute', 'petrel'])
    await acting(page, () => next(page))

    // Step 2: the flagship answers Narwhal with Concussion Charges and Gadfly flight with Ack Ack, the fighters on patrol with theirs.
    await press(page, 'Shift+Digit1', '1', '1')
    await look('counter')
    await acting(page, () => page.keyboard.press('Enter'))
    await press(page, 'Shift+Digit2', '1', '1')
    await acting(page, () => page.keyboard.press('Enter'))
    await press(page, 'Shift+Digit2', '1')
    await acting(page, () => page.keyboard.press('Enter'))
    expect((await dystopianState(page)).activation?.attacks.filter(one => one.role === 'counter')).toHaveLength(3)
    await acting(page, () => next(page))

    // Step 3: four Concussion Charges on Narwhal; the six adds a die, five hits reach DR 4.
    expect(await asked(page)).toEqual({ count: 4, sides: 6 })
    await page.keyboard.type('6 4 4 1')
    await look('counter-roll')
    await page.locator('[data-dice-field]').fill('6 4 4 1')
    await page.keyboard.press('Enter')
    await atRest(page)
    // The app is closed while the extra die is requested, and resumes there.
    await page.reload()
    await page.locator('[data-dice-field]').waitFor()
    expect(await asked(page)).toEqual({ count: 1, sides: 6 })
    await acting(page, () => typeFaces(page, [5]))
    expect(theUnit(await dystopianState(page), 'narwhal').hp).toBe(5)

    // Step 4: five dice of Ack Ack on Gadfly flight. A six destroys a token, four other hits are enough for an abort.
    await page.keyboard.press('5')
    await look('flyers')
    await acting(page, () => typeFaces(page, [6, 5, 5, 5, 5]))
    const aborted = theWing(await dystopianState(page), 'gadfly')
    expect(aborted).toMatchObject({ tokens: 4, fuel: 1, hasAborted: true, bar: 'all' })

    // Step 5: the fighters still fire; Gadfly flight, which has aborted, does not.
    await acting(page, () => typeFaces(page, [1, 1, 1, 1, 2]))

    // Step 6: torpedoes, with fewer dice for the lost hull point, on a number that is typed; the roll is taken back and made again.
    for (const number of ['3', '4']) {
      await press(page, 'e', number)
      await page.locator(`[data-to-hit] label.on:has([value="${number}"])`).waitFor()
    }
    expect(await asked(page)).toEqual({ count: 5, sides: 6 })
    await look('attack', EVERY_LOOK)
    const before = await seqOf(page)
    await acting(page, () => typeFaces(page, [1, 1, 1, 1, 1]))
    await acting(page, () => page.keyboard.press('Control+z'))
    await acting(page, () => page.keyboard.press('Control+y'))
    await acting(page, () => page.keyboard.press('Control+z'))
    expect(await seqOf(page)).toBe(before + 4)
    await page.locator('[data-dice-field]').waitFor()
    await typeFaces(page, [6, 6, 6, 5, 5])
    expect(await asked(page)).toEqual({ count: 3, sides: 6 })
    await acting(page, () => typeFaces(page, [5, 5, 5]))
    expect((await dystopianState(page)).step).toBe('defensiveFire')

    // Step 7: Concussion Charges against torpedoes, successes rolled again since they are fast.
    await press(page, '1')
    await look('defence')
    await typeFaces(page, [5, 1, 1, 1])
    await acting(page, () => typeFaces(page, [5]))
    expect(await hitsOf(page)).toBe(10)

    // Step 8: a Shield and a Guardian, whose failures an Inventive Scientist rolls again.
    await look('shields')
    await typeFaces(page, [5, 1])
    await typeFaces(page, [1])
    await typeFaces(page, [1])
    await acting(page, () => typeFaces(page, [5]))
    expect(await hitsOf(page)).toBe(8)

    // Step 9: eight hits reach CR 7: two hull points and a roll on the table.
    expect(await asked(page)).toEqual({ count: 2, sides: 6 })
    await page.keyboard.type('2 1')
    await look('critical', EVERY_LOOK)
    await acting(page, () => typeFaces(page, [2, 1]))
    const hurt = theUnit(await dystopianState(page), 'resolute')
    expect(hurt).toMatchObject({ hp: 6, status: 'active' })
    expect(hurt.criticals.map(critical => critical.row)).toEqual([3])
    expect((await dystopianState(page)).step).toBe('between')
    // A squadron has the key of its first unit, on the side that acts next; the other side's are marked first.
    expect(await page.locator('[data-squadron] kbd').allTextContents()).toEqual(['1', '3', '⇧ 3'])
    expect(await page.locator('.rack header.acting').innerText()).toContain('Northern League')
    expect(await page.locator('[data-turn] h3').innerText()).toContain('Northern League')
    await look('after')
    expect(found).toEqual([])
    expect(faultsIn(heardSince(page))).toEqual([])
    expect(app.complaints).toEqual([])
  })
})

async function hitsOf(page: Page): Promise<number | undefined> {
  const { activation } = await dystopianState(page)
  return activation?.attacks.find(one => one.id === activation.currentId)?.hits
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await atRest(page)
  }
}
