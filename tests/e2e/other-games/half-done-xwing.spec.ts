import type { Page } from 'playwright-core'
import { describeHalfDone } from '../support/describe-half-done'
import type { HalfDone } from '../support/half-done'
import { menuAct } from '../support/actions'
import { acting } from '../support/table'
import { goOn, goOnTo, openXwing, typeSymbols } from '../support/xw-table'

const DICE = '[data-centre] [data-dice-field]'
const RANGES = '[data-enemy] input:checked@data-range'

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name)
}

async function engaging(page: Page): Promise<void> {
  await openXwing(page, 3)
  await goOn(page)
}

async function declared(page: Page): Promise<void> {
  await engaging(page)
  await press(page, 'Shift+Digit1', '2')
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

const correction: HalfDone = {
  name: 'a correction half filled in',
  sight: {
    hull: 'dialog [data-field=hull]',
    locks: 'dialog fieldset .tick input:checked'
  },
  has: { hull: ['2'], locks: [true] },
  async reach(page) {
    await press(page, 'j', 'h')
    await page.locator('dialog [data-field=hull]').fill('2')
    await page.locator('dialog fieldset .tick input').first().check()
  },
  async again(page) {
    await press(page, 'j', 'k', 'h')
    await page.getByRole('dialog').waitFor()
  },
  undone: {}
}

const reinforcements: HalfDone = {
  name: 'reinforcements half chosen',
  sight: { from: '#reinforcements select' },
  has: { from: ['umber', 'veil'] },
  async reach(page) {
    await menuAct(page, 'reinforce')
    await page.locator('#reinforcements select').nth(0).selectOption({ label: 'Umber' })
    await page.locator('#reinforcements select').nth(1).selectOption({ label: 'Iron Veil' })
  },
  again: page => menuAct(page, 'reinforce'),
  undone: {}
}

const CHOSEN_CARD = { card: '[data-card]:checked@data-card', note: '[data-card-note]' }
const card: HalfDone = {
  name: 'a card that is chosen, with its note',
  sight: CHOSEN_CARD,
  async reach(page) {
    if ((await page.locator('[data-card]').count()) === 0) await page.keyboard.press('Enter')
    await page.locator('[data-card=fuelLeak]').check()
    await page.locator('[data-card-note]').fill('burns')
    await page.locator('[data-card=fuelLeak]').focus()
  },
  has: { card: ['fuelLeak'], note: ['burns'] },
  undone: { card: [], note: [] },
  killed: { card: [], note: [] }
}

describeHalfDone('X-Wing', [
  {
    name: 'while a ship engages',
    prepare: engaging,
    states: [
      correction,
      reinforcements,
      {
        name: 'a range that is measured and not told',
        sight: { ranges: RANGES },
        reach: page => press(page, 'Shift+Digit1', '2'),
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
  },
  {
    name: 'while a card is owed',
    async prepare(page) {
      await declared(page)
      await typeSymbols(page, 'cbb')
      await goOnTo(page, 'rollDefense')
      await typeSymbols(page, 'bb')
      await goOnTo(page, 'damage')
      await acting(page, () => page.locator('[data-centre] .plain button').click())
    },
    states: [card]
  },
  {
    name: 'while bonus attacks may be made',
    async prepare(page) {
      await declared(page)
      await typeSymbols(page, 'bbb')
      await goOnTo(page, 'rollDefense')
      await typeSymbols(page, 'bb')
      await goOnTo(page, 'attackerBonus')
    },
    states: [
      {
        name: 'a bonus attack with its range',
        sight: { ship: '[data-centre] h2.name', ranges: RANGES },
        async reach(page) {
          await page.getByRole('button', { name: 'Bonus attack of Kestrel' }).click()
          await press(page, 'Shift+Digit2', '2')
        },
        has: { ranges: ['front -', 'front 2'] },
        undone: { ranges: ['front -', 'front -'] },
        killed: { ranges: [] }
      }
    ]
  }
])
