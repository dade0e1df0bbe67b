import type { Page } from 'playwright-core'
import { menuAct } from '../support/actions'
import { describeHalfDone } from '../support/describe-half-done'
import { ADDED, addModifier, openDystopianBattle } from '../support/dystopian-battle'
import type { HalfDone } from '../support/half-done'
import { acting, next, submit, toTable, typeFaces } from '../support/table'

const DICE = '[data-centre] [data-dice-field]'
const CHOSEN = { actor: '[data-combatant].actor@data-combatant', target: '[data-combatant].target@data-combatant' }
const ROLL = { ...CHOSEN, toHit: '[data-to-hit] label.on input@value', dice: DICE }
const REPAIR = '[data-repair]@data-repair'

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name)
}

async function activated(page: Page): Promise<void> {
  await openDystopianBattle(page)
  await acting(page, () => page.keyboard.press('3'))
}

async function declared(page: Page): Promise<void> {
  await activated(page)
  await press(page, 'Shift+Digit1', '1', '1', '1')
  await acting(page, () => page.locator('[data-centre] .plain [data-enter]').click())
  await acting(page, () => next(page))
}

/** Shows the explosion in the centre, unless it is shown already. */
async function toExplosion(page: Page): Promise<void> {
  if ((await page.locator('[data-near]').count()) === 0) await page.locator('[data-owed]').first().click()
  await page.locator('[data-near]').first().waitFor()
}

const correction: HalfDone = {
  name: 'a correction half filled in',
  sight: { hp: 'dialog [data-field=hp]', criticals: 'dialog .critical input', note: 'dialog [data-field=note]' },
  has: { hp: ['5'], note: ['listing'] },
  async reach(page) {
    await press(page, 'j', 'h')
    await page.locator('dialog [data-field=hp]').fill('5')
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Raging Fire' }).check()
    await page.locator('dialog [data-field=note]').fill('listing')
  },
  async again(page) {
    await press(page, 'j', 'k', 'h')
    await page.locator('dialog [data-field=hp]').waitFor()
  },
  undone: {}
}

const reinforcements: HalfDone = {
  name: 'reinforcements half chosen',
  sight: { chosen: '#reinforcements select' },
  async reach(page) {
    await menuAct(page, 'reinforce')
    await page.locator('#reinforcements select').nth(0).selectOption({ label: 'Cruiser division, Halcyon' })
    await page.locator('#reinforcements select').nth(1).selectOption({ label: 'a new side, C' })
  },
  again: page => menuAct(page, 'reinforce'),
  undone: {}
}

const typedModifier: HalfDone = {
  name: 'a modifier that is typed, but not added',
  sight: { typed: '.modifiers .what', value: '.modifiers .n', added: ADDED },
  async reach(page) {
    await page.locator('.modifiers .what').fill('Fog')
    await page.locator('.modifiers .n').fill('-2')
    await toTable(page)
  },
  has: { typed: ['Fog'], value: ['-2'], added: [] },
  undone: { typed: [''], value: ['1'] },
  killed: { typed: [''], value: ['1'] }
}

describeHalfDone('Dystopian Wars', [
  {
    name: 'while an attack is declared',
    prepare: activated,
    states: [
      {
        name: 'a target without its weapon',
        sight: CHOSEN,
        reach: page => press(page, 'Shift+Digit1'),
        has: { target: ['narwhal'] },
        undone: { target: [] },
        killed: { target: [] }
      },
      {
        name: 'a shot that is complete',
        sight: CHOSEN,
        async reach(page) {
          await press(page, 'Shift+Digit1', '1', '1')
          await page.locator('[data-centre] .plain [data-enter]').waitFor()
        },
        undone: { target: [] },
        killed: { target: [] }
      },
      correction,
      reinforcements
    ]
  },
  {
    name: 'while an attack is rolled',
    prepare: declared,
    states: [
      {
        name: 'the dice of an attack',
        sight: ROLL,
        async reach(page) {
          await page.locator(DICE).waitFor()
          await page.keyboard.type('6 6 5')
        },
        has: { dice: ['6 6 5'] },
        undone: { target: ['narwhal'], dice: [''] }
      },
      {
        name: 'sixes, whose hits wait for more dice',
        sight: { ...ROLL, asked: 'form.prompt label b' },
        async reach(page) {
          await page.locator(DICE).fill('6 6 5 5 1 1 1 1')
          await page.locator(DICE).press('Enter')
          await page.locator('form.prompt label b', { hasText: '2d6' }).waitFor()
        },
        has: { asked: ['2d6'], dice: [''] },
        undone: { asked: ['8d6'], dice: [''] }
      },
      {
        name: 'a number to hit and a modifier that are told',
        sight: { ...ROLL, added: ADDED },
        async reach(page) {
          await press(page, 'e', '3')
          await addModifier(page)
        },
        has: { toHit: ['3'] },
        undone: { added: [] },
        killed: { added: [] }
      },
      typedModifier
    ]
  },
  {
    name: 'with an explosion that is owed',
    async prepare(page) {
      await declared(page)
      await acting(page, () => typeFaces(page, [5, 5, 5, 5, 5, 5, 5, 5]))
      await acting(page, () => typeFaces(page, [1, 1]))
    },
    states: [
      {
        name: 'who stands near an explosion',
        sight: { near: '[data-near]:checked@data-near' },
        async reach(page) {
          await toExplosion(page)
          await page.locator('[data-near=gadfly]').check()
          await toTable(page)
        },
        has: { near: ['gadfly'] },
        undone: { near: [] },
        killed: { near: [] }
      },
      {
        name: 'who stands near an explosion, and its dice',
        sight: { near: '[data-near]:checked@data-near', dice: DICE },
        async reach(page) {
          await toExplosion(page)
          await page.locator('[data-near=gadfly]').check()
          await page.locator(DICE).focus()
          await page.keyboard.type('6 6')
        },
        has: { near: ['gadfly'], dice: ['6 6'] },
        undone: { near: ['gadfly'], dice: [''] }
      }
    ]
  },
  {
    name: 'with a critical that may be repaired',
    async prepare(page) {
      await activated(page)
      await submit(page, { type: 'setRuling', key: 'dw.repair', value: 'd6' })
      await submit(page, { type: 'correctUnit', unitId: 'halcyon', correction: { criticalRows: [3] }, reason: '' })
    },
    states: [
      {
        name: 'a repair that is chosen',
        sight: { repair: REPAIR },
        async reach(page) {
          await page.locator('[data-combatant=halcyon] h3 button').click()
          await page.locator('.pointed [data-try]').click()
        },
        has: { repair: ['halcyon 3'] },
        undone: { repair: [] },
        killed: { repair: [] }
      },
      {
        name: 'the die of a repair',
        sight: { repair: REPAIR, dice: DICE },
        async reach(page) {
          if ((await page.locator('[data-repair]').count()) === 0) {
            await page.locator('[data-combatant=halcyon] h3 button').click()
            await page.locator('.pointed [data-try]').click()
          }
          await page.locator(DICE).focus()
          await page.keyboard.type('3')
        },
        has: { dice: ['3'] },
        undone: { repair: ['halcyon 3'], dice: [''] }
      }
    ]
  }
])
