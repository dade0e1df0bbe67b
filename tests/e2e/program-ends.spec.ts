import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ask, openBattleOf, plainArmada } from './support/begin'
import { oneBrowser } from './support/one-browser'
import { removeFolder } from './support/remove-folder'
import { keyOf, seqOf, stateOf } from './support/table'
import { startServer } from './support/web-app'

const dataDir = mkdtempSync(join(tmpdir(), 'flagship-ends-'))
const running: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of running.reverse()) await end()
  await removeFolder(dataDir)
})

it('goes on in an open tab when the program ends and is started again: said at once, and the dice are sent once', async () => {
  const first = await startServer({ dataDir })
  const context = await (await oneBrowser()).newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  running.push(() => context.close())
  const page = await context.newPage()
  await page.goto(first.link)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await openBattleOf(page, [plainArmada('Anvil', 20, 2), plainArmada('Maw', 20, 2)])
  const dice = page.locator('[data-dice-field]')
  await dice.first().fill('1 2')
  const before = await seqOf(page)
  first.child.kill('SIGKILL')
  await first.exited
  const notice = page.getByRole('alert').filter({ hasText: 'Flagship has stopped' })
  await notice.waitFor({ timeout: 2000 })
  expect(await notice.innerText()).toContain('Start it again')
  expect(await dice.first().inputValue()).toBe('1 2')
  await dice.first().fill('1 2 3')
  await page.keyboard.press('Enter')
  expect(await dice.first().inputValue()).toBe('1 2 3')
  const second = await startServer({ dataDir, port: Number(new URL(first.link).port) })
  running.push(async () => {
    second.child.kill('SIGTERM')
    await second.exited
  })
  const tab = await context.newPage()
  await tab.goto(second.link)
  await notice.waitFor({ state: 'detached' })
  await expect.poll(() => seqOf(page)).toBe(before + 1)
  expect((await stateOf(page)).distanceHexes).not.toBeNull()
  // Whatever was sent twice would have come with it.
  expect(await ask(tab, 'battle.log', { ...keyOf(page), from: before + 1 })).toHaveLength(1)
})
