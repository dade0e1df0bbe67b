import type { Page } from 'playwright-core'
import { describeHalfDone } from '../support/describe-half-done'
import { ADDED, addModifier, openDystopianBattle } from '../support/dystopian-battle'
import { acting, next, submit, toTable, typeFaces } from '../support/table'

const DICE = '[data-centre] [data-dice-field]'

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name)
}

/** Narwhal's torpedoes have hit Resolute ten times. */
async function torpedoed(page: Page): Promise<void> {
  await openDystopianBattle(page)
  await acting(page, () => press(page, 'Shift+Digit1'))
  await press(page, 'Shift+Digit1', '1', '2', '1')
  await acting(page, () => page.keyboard.press('Enter'))
  await acting(page, () => next(page))
  await acting(page, () => next(page))
  await typeFaces(page, [6, 6, 5, 5, 5, 5])
  await acting(page, () => typeFaces(page, [5, 5]))
}

describeHalfDone('Dystopian Wars, of who defends', [
  {
    name: 'while torpedoes are shot at',
    prepare: torpedoed,
    states: [
      {
        name: 'who defends',
        sight: { answers: '.question input:checked@data-choice', dice: DICE },
        async reach(page) {
          await page.locator('.question').first().waitFor()
          await press(page, '1')
        },
        undone: { dice: [] },
        killed: { dice: [] }
      },
      {
        name: 'the dice of a defence',
        sight: { answers: '.question input:checked@data-choice', dice: DICE },
        async reach(page) {
          if ((await page.locator(DICE).count()) === 0) await press(page, '1')
          await page.locator(DICE).focus()
          await page.keyboard.type('5 1')
        },
        has: { dice: ['5 1'] },
        undone: { dice: [''] }
      }
    ]
  },
  {
    name: 'behind shields',
    async prepare(page) {
      await torpedoed(page)
      await acting(page, () => next(page))
    },
    states: [
      {
        name: 'generators that are not used',
        sight: { used: '[data-steps]' },
        async reach(page) {
          await page.locator('#use-guardians').fill('0')
          await toTable(page)
        },
        has: { used: ['1', '0'] },
        undone: { used: ['1', '1'] },
        killed: { used: ['1', '1'] }
      }
    ]
  },
  {
    name: 'while damage is applied',
    async prepare(page) {
      await openDystopianBattle(page)
      await acting(page, () => page.keyboard.press('3'))
      await press(page, 'Shift+Digit1', '1', '1', '1')
      await acting(page, () => page.locator('[data-centre] .plain [data-enter]').click())
      await acting(page, () => next(page))
      await acting(page, () => typeFaces(page, [5, 5, 5, 5, 5, 1, 1, 1]))
    },
    states: [
      {
        name: 'a rule that changes the hits',
        sight: { added: ADDED, hits: '.against .big' },
        async reach(page) {
          await page.locator('.modifiers .what').waitFor()
          await addModifier(page)
        },
        has: { hits: ['6'] },
        undone: { added: [], hits: ['5'] },
        killed: { added: [], hits: ['5'] }
      }
    ]
  },
  {
    name: 'when a wing is out of fuel',
    async prepare(page) {
      await openDystopianBattle(page)
      await submit(page, { type: 'correctWing', wingId: 'gadfly', correction: { fuel: 1 }, reason: '' })
      await acting(page, () => press(page, 'Shift+Digit1'))
      await press(page, '2', 'Shift+Digit1', '1')
      await acting(page, () => page.keyboard.press('Enter'))
      await acting(page, () => next(page))
      await press(page, 'Shift+Digit2', '1', '1')
      await acting(page, () => page.keyboard.press('Enter'))
      await acting(page, () => next(page))
      await acting(page, () => typeFaces(page, [6, 5, 5, 5, 5]))
    },
    states: [
      {
        name: 'how a wing without fuel ends',
        sight: { outcome: '.pick [aria-pressed=true]' },
        async reach(page) {
          if ((await page.locator('.pick').count()) === 0) await page.locator('[data-owed]').first().click()
          await page.locator('.pick').waitFor()
          await press(page, '2')
        },
        undone: { outcome: [] },
        killed: { outcome: [] }
      }
    ]
  }
])
