import type { Page } from 'playwright-core'
import { describeHalfDone } from './support/describe-half-done'
import type { HalfDone } from './support/half-done'
import { acting } from './support/table'
import { goOn, openXwing, typeSymbols } from './support/xw-table'

const DICE = '[data-centre] [data-dice-field]'
const RANGES = '[data-enemy] input:checked@data-range'

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name)
}

async function declared(page: Page): Promise<void> {
  await openXwing(page, 3)
  await goOn(page)
  await press(page, 'Shift+1', '2')
  await acting(page, () => page.keyboard.press('Enter'))
  await page.locator('[data-passes-idle]').uncheck()
  await acting(page, () => page.locator('[data-centre] .plain button').click())
}

const attackCorrection: HalfDone = {
  name: 'the correction of an attack, half filled in',
  sight: { range: 'dialog [role=spinbutton], dialog input[type=number]', blocked: 'dialog input[type=checkbox]' },
  has: { blocked: [true] },
  async reach(page) {
    await page.getByRole('button', { name: 'Correct the attack' }).click()
    await page.locator('dialog input[type=checkbox]').check()
  },
  async again(page) {
    await page.getByRole('button', { name: 'Correct the attack' }).click()
    await page.getByRole('dialog').waitFor()
  },
  undone: {}
}

describeHalfDone('X-Wing', [
  {
    name: 'while a ship engages',
    async prepare(page) {
      await openXwing(page, 3)
      await goOn(page)
    },
    states: [
      {
        name: 'a range that is measured and not told',
        sight: { ranges: RANGES },
        reach: page => press(page, 'Shift+1', '2'),
        has: { ranges: ['front 2', 'front -'] },
        undone: { ranges: ['front -', 'front -'] },
        killed: { ranges: ['front -', 'front -'] }
      }
    ]
  },
  {
    name: 'while attack dice are thrown',
    prepare: declared,
    states: [
      {
        name: 'the symbols of an attack, half typed',
        sight: { dice: DICE },
        async reach(page) {
          await page.locator(DICE).waitFor()
          await page.keyboard.type('hf')
        },
        has: { dice: ['hf'] },
        undone: { dice: [''] }
      }
    ]
  },
  {
    name: 'while attack dice are modified',
    async prepare(page) {
      await declared(page)
      await typeSymbols(page, 'hfb')
      await goOn(page)
    },
    states: [
      {
        name: 'an ability half filled in',
        sight: { name: '[data-ability-name]', picked: '[data-die][aria-pressed=true]@data-die' },
        async reach(page) {
          await press(page, 'a')
          await page.locator('[data-ability-name]').fill('Instinct')
          await page.locator('[data-die="2"]').click()
        },
        has: { name: ['Instinct'] },
        undone: { name: [] },
        killed: { name: [] }
      },
      attackCorrection
    ]
  }
])
