import type { Page } from 'playwright-core'
import { describeHalfDone } from './support/describe-half-done'
import { openDystopianBattle } from './support/dystopian-battle'
import { acting, next } from './support/table'

const DICE = '[data-centre] [data-dice-field]'
const CHOSEN = { actor: '[data-combatant].actor@data-combatant', target: '[data-combatant].target@data-combatant' }

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name)
}

async function activated(page: Page): Promise<void> {
  await openDystopianBattle(page)
  await acting(page, () => page.keyboard.press('2'))
}

async function declared(page: Page): Promise<void> {
  await activated(page)
  await press(page, 'Shift+1', '1', '1', '1')
  await acting(page, () => page.locator('[data-centre] .plain [data-enter]').click())
  await acting(page, () => next(page))
}

describeHalfDone('Dystopian Wars', [
  {
    name: 'while an attack is declared',
    prepare: activated,
    states: [
      {
        name: 'a shot that is complete',
        sight: CHOSEN,
        async reach(page) {
          await press(page, 'Shift+1', '1', '1')
          await page.locator('[data-centre] .plain [data-enter]').waitFor()
        },
        undone: { target: [] },
        killed: { target: [] }
      }
    ]
  },
  {
    name: 'while an attack is rolled',
    prepare: declared,
    states: [
      {
        name: 'the dice of an attack',
        sight: { ...CHOSEN, dice: DICE },
        async reach(page) {
          await page.locator(DICE).waitFor()
          await page.keyboard.type('6 6 5')
        },
        has: { dice: ['6 6 5'] },
        undone: { dice: [''] }
      }
    ]
  }
])
