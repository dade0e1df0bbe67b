import type { Page } from 'playwright-core'
import { describeHalfDone } from './support/describe-half-done'
import { act, lastRolls, openFleets } from './support/fa-table'

const CHOSEN = { actor: '[data-ship].actor@data-ship', target: '[data-ship].target@data-ship' }

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name)
}

/** To the first activation, of the squadron with this number. */
async function activated(page: Page): Promise<void> {
  await openFleets(page, { 'fa.critTable': 'optionalHardback' })
  await act(page, 'n', 'n')
  await act(page, 'Enter')
  await act(page, 'Enter')
  await act(page, 'n', 'n')
  await lastRolls(page, '6 6, 1 1')
  await act(page, 'n', 'n')
  await act(page, '2')
}

async function moved(page: Page): Promise<void> {
  await activated(page)
  for (let ship = 0; ship < 3; ship += 1) await act(page, 'Enter')
}

const ATTACK = { ...CHOSEN, answers: '[data-attack] [data-answer]:checked@data-answer' }

describeHalfDone('Firestorm', [
  {
    name: 'while a squadron moves',
    prepare: activated,
    states: [
      {
        name: 'a movement half typed',
        sight: { inches: '[data-move] [data-figure-field]' },
        async reach(page) {
          await page.locator('[data-move] [data-next-input]').focus()
          await page.locator('[data-move] [data-next-input]').fill('3')
        },
        undone: {},
        killed: {}
      }
    ]
  },
  {
    name: 'while a squadron fires',
    prepare: moved,
    states: [
      {
        name: 'an aim with its answers',
        sight: ATTACK,
        async reach(page) {
          await press(page, 'Shift+1')
          await page.locator('[data-attack] [data-answer]').first().waitFor()
          await press(page, '2')
        },
        undone: { target: [] },
        killed: { target: [] }
      }
    ]
  }
])
