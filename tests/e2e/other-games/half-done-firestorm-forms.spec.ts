import type { Page } from 'playwright-core'
import { describeHalfDone } from '../support/describe-half-done'
import { moved, toActivations, toCards } from '../support/fa-moments'
import { act, keys, passUnit } from '../support/fa-table'
import { keptDraft, toTable } from '../support/table'

const DICE = '[data-centre] [data-dice-field]'

async function typed(page: Page, dice: string): Promise<void> {
  await page.locator(DICE).focus()
  await page.keyboard.type(dice)
  await keptDraft(page, dice)
}

/** Aimed at the first enemy, with the first weapon in the first band. */
async function aimed(page: Page): Promise<void> {
  await keys(page, 'Shift+Digit1')
  await page.locator('[data-attack] [data-answer]').first().waitFor()
  await keys(page, '1', '1')
}

describeHalfDone('Firestorm, in its forms', [
  {
    name: 'as the initiative is rolled',
    async prepare(page) {
      await toCards(page)
      await act(page, 'Enter')
      await act(page, 'Enter')
      await act(page, 'n', 'n')
    },
    states: [
      {
        name: 'the dice of the initiative',
        sight: { dice: DICE },
        reach: page => typed(page, '4 4'),
        has: { dice: ['4 4'] },
        undone: { dice: [''] }
      }
    ]
  },
  {
    name: 'before anybody is activated',
    prepare: toActivations,
    states: [
      {
        name: 'a card, while a digit chooses a squadron',
        sight: { says: '[data-card-text]', pointed: 'article.pointed@data-ship' },
        async reach(page) {
          if ((await page.locator('[data-card-text]').count()) === 0) await keys(page, 'c')
          await page.locator('[data-card-text]').fill('Silent running')
          await toTable(page)
          if ((await page.locator('article.pointed').count()) === 0) await keys(page, '1')
        },
        has: { says: ['Silent running'] },
        undone: { says: [''] },
        killed: { says: [] }
      }
    ]
  },
  {
    name: 'while a squadron fires together',
    prepare: moved,
    states: [
      {
        name: 'a combined shot that one ship does not join',
        sight: { target: '[data-ship].target@data-ship', joins: '[data-join]', more: '.sum [data-figure-field]' },
        async reach(page) {
          await aimed(page)
          await keys(page, 'l')
          await page.locator('[data-join]').last().uncheck()
          await page.locator('.sum [data-figure-field]').fill('2')
          await toTable(page)
        },
        has: { more: ['2'] },
        undone: { target: [] },
        killed: { target: [] }
      },
      {
        name: 'the dice of a shot that is split',
        sight: { target: '[data-ship].target@data-ship', share: '[data-split]', dice: DICE },
        async reach(page) {
          await aimed(page)
          await page.locator('[data-answer=split]').check({ force: true })
          await page.locator('[data-split]').fill('2')
          await typed(page, '6')
        },
        has: { dice: ['6'] },
        undone: { dice: [''] }
      }
    ]
  },
  {
    name: 'while a flight may be fired at',
    async prepare(page) {
      await toActivations(page)
      await passUnit(page, 2)
      await act(page, '4')
    },
    states: [
      {
        name: 'the dice of point defence',
        sight: { wings: '[data-wing]:checked@data-wing', dice: DICE },
        async reach(page) {
          await keys(page, 'p')
          if ((await page.locator('[data-wing]:checked').count()) === 0) await page.locator('[data-wing]').first().check()
          await typed(page, '5')
        },
        has: { dice: ['5'] },
        undone: { dice: [''] }
      }
    ]
  }
])
