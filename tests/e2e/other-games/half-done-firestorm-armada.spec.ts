import type { Page } from 'playwright-core'
import { menuAct } from '../support/actions'
import { describeHalfDone } from '../support/describe-half-done'
import { activated, moved, toCards } from '../support/fa-moments'
import { keys } from '../support/fa-table'
import type { HalfDone } from '../support/half-done'
import { asked, toTable } from '../support/table'

const CHOSEN = { actor: '[data-ship].actor@data-ship', target: '[data-ship].target@data-ship' }
const DICE = '[data-centre] [data-dice-field]'
const ATTACK = { ...CHOSEN, answers: '[data-attack] [data-answer]:checked@data-answer', dice: DICE, asked: 'form.prompt label b' }

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name)
}

async function aimed(page: Page): Promise<void> {
  await press(page, 'Shift+Digit1')
  await page.locator('[data-attack] [data-answer]').first().waitFor()
}

const correction: HalfDone = {
  name: 'a correction half filled in',
  sight: { hull: 'dialog [data-field=hullLeft]', note: 'dialog [data-field=note]', marker: 'dialog [data-marker-name]' },
  has: { hull: ['3'], note: ['limps'], marker: ['burning'] },
  async reach(page) {
    await press(page, 'j', 'h')
    await page.locator('dialog [data-field=hullLeft]').fill('3')
    await page.locator('dialog [data-field=note]').fill('limps')
    await page.locator('dialog [data-marker-name]').fill('burning')
  },
  async again(page) {
    await press(page, 'j', 'k', 'h')
    await page.locator('dialog [data-marker-name]').waitFor()
  },
  undone: {}
}

const reinforcements: HalfDone = {
  name: 'reinforcements half chosen',
  sight: { chosen: '#reinforcements select' },
  async reach(page) {
    await menuAct(page, 'reinforce')
    await page.locator('#reinforcements select').nth(0).selectOption({ label: 'Plaintiffs, Redress' })
    await page.locator('#reinforcements select').nth(1).selectOption({ label: 'a new side, C' })
  },
  again: page => menuAct(page, 'reinforce'),
  undone: {}
}

describeHalfDone('Firestorm', [
  {
    name: 'while turn cards are laid',
    prepare: toCards,
    states: [
      {
        name: 'a card that is picked, with what it says',
        sight: { picked: '[data-card-id]:checked@data-card-id', says: '[data-centre] li input.field' },
        async reach(page) {
          await press(page, '2')
          await page.getByRole('textbox', { name: 'What it says: Card 2' }).fill('Silent running')
          await toTable(page)
        },
        has: { says: ['Silent running'] },
        undone: { picked: [], says: [] },
        killed: { picked: [] }
      }
    ]
  },
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
      },
      correction,
      reinforcements
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
          await aimed(page)
          await press(page, '2')
        },
        undone: { target: [] },
        killed: { target: [] }
      },
      {
        name: 'the dice of an attack, half typed',
        sight: ATTACK,
        async reach(page) {
          await aimed(page)
          await press(page, '1', '1')
          await page.locator(DICE).focus()
          await page.keyboard.type('6 6')
        },
        has: { asked: ['6d6'], dice: ['6 6'] },
        undone: { asked: ['6d6'], dice: [''] }
      },
      {
        name: 'sixes, whose hits wait for more dice',
        sight: ATTACK,
        async reach(page) {
          await aimed(page)
          await press(page, '1', '1')
          await page.locator(DICE).fill(Array.from({ length: (await asked(page))?.count ?? 0 }, () => '6').join(' '))
          await page.locator(DICE).press('Enter')
          await page.locator('form.prompt', { hasText: 'dice for the sixes' }).waitFor()
        },
        has: { dice: [''] },
        undone: { asked: ['6d6'], dice: [''] }
      },
      {
        name: 'a boarding with its answers',
        sight: { ...CHOSEN, answers: '[data-centre] [data-answer]:checked@data-answer' },
        async reach(page) {
          await keys(page, 'b', 'Shift+Digit1')
          await page.locator('[data-answer=no]').last().check()
          await toTable(page)
        },
        has: { answers: ['yes', 'no'] },
        undone: { target: [] },
        killed: { target: [] }
      },
      {
        name: 'a card that is chosen, with what it says',
        sight: { chosen: '[data-card] [data-answer]:checked@data-answer', says: '[data-card-text]' },
        async reach(page) {
          await press(page, 'c')
          await page.locator('[data-card] [data-answer=reaction]').check()
          await page.locator('[data-card-text]').fill('Brace')
          await toTable(page)
        },
        has: { says: ['Brace'] },
        undone: { says: [''] },
        killed: { says: [] }
      }
    ]
  }
])
