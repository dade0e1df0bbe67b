import type { Page } from 'playwright-core'
import { chanceOf } from '../support/chance'
import { openBattleOf } from './support/begin'
import { menuAct, onwards, order } from './support/actions'
import { describeHalfDone } from './support/describe-half-done'
import type { HalfDone } from './support/half-done'
import { playRound } from './support/play-round'
import { CONCORD, RAIDERS } from './support/six-armadas'
import { acting, toTable } from './support/table'

const DICE = '[data-centre] [data-dice-field]'
const CHOSEN = { actor: 'article.actor@data-fleet', target: 'article.target@data-fleet' }

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name)
}

async function typed(page: Page, dice: string): Promise<void> {
  await page.locator(DICE).waitFor()
  await page.keyboard.type(dice)
}

const RANGE = '[data-centre] [role=spinbutton]'
const AIM = { ...CHOSEN, range: RANGE, dice: DICE }
async function aim(page: Page): Promise<void> {
  await press(page, '1', 'Shift+Digit1')
  await page.locator(RANGE).press('3')
}

const correction: HalfDone = {
  name: 'a correction half filled in',
  sight: { hull: '#correct-hp', reason: '#correct-reason' },
  has: { hull: ['+2'], reason: ['patched'] },
  async reach(page) {
    await press(page, 'j', 'h')
    await page.locator('#correct-hp').fill('+2')
    await page.locator('#correct-reason').fill('patched')
  },
  async again(page) {
    await press(page, 'j', 'k', 'h')
    await page.locator('#correct-hp').waitFor()
  },
  undone: {}
}

const several: HalfDone = {
  name: 'a correction of several fleets half filled in',
  sight: { picked: 'dialog [data-pick]:checked@data-pick', reason: '.why input' },
  has: { picked: ['wasp', 'maw'], reason: ['a storm'] },
  async reach(page) {
    await menuAct(page, 'several')
    for (const id of ['wasp', 'maw']) await page.locator(`dialog [data-pick=${id}]`).check()
    await page.locator('.why input').fill('a storm')
  },
  again: page => menuAct(page, 'several'),
  undone: {}
}

const reinforcements: HalfDone = {
  name: 'reinforcements half chosen',
  sight: { from: '#reinforce select' },
  async reach(page) {
    await menuAct(page, 'reinforce')
    await page.locator('#reinforce select').nth(0).selectOption({ label: 'Raiders' })
    await page.locator('#reinforce select').nth(1).selectOption({ label: 'Gnat' })
  },
  again: page => menuAct(page, 'reinforce'),
  undone: {}
}

describeHalfDone('Starfinder', [
  {
    name: 'as the battle begins',
    prepare: async page => void (await openBattleOf(page, [CONCORD, RAIDERS])),
    states: [
      {
        name: 'the dice of a phase, half typed',
        sight: { dice: DICE },
        reach: page => typed(page, '4 4'),
        has: { dice: ['4 4'] },
        undone: { dice: [''] }
      },
      correction,
      several,
      reinforcements
    ]
  },
  {
    name: 'while fleets move',
    async prepare(page) {
      await openBattleOf(page, [CONCORD, RAIDERS])
      await order(page, '4 4 4')
      for (let phase = 0; phase < 3; phase += 1) await onwards(page)
      await order(page, '3 10')
    },
    states: [
      {
        name: 'a stunt that is chosen',
        sight: { stunt: 'input[name=stunt]:checked@value', actor: CHOSEN.actor },
        async reach(page) {
          await page.locator('[data-fleet=kite] h3 button').click()
          await page.locator('input[name=stunt]:checked').focus()
          await press(page, 'ArrowDown', 'ArrowDown')
        },
        undone: { stunt: [null] },
        killed: { stunt: [null] }
      },
      {
        name: 'the dice of a stunt',
        sight: { stunt: 'input[name=stunt]:checked@value', dice: DICE },
        async reach(page) {
          await page.locator('input[name=stunt][value=backOff]').check()
          await typed(page, '1')
        },
        has: { dice: ['1'] },
        undone: { stunt: ['backOff'], dice: [''] }
      }
    ]
  },
  {
    name: 'in engineering',
    async prepare(page) {
      await openBattleOf(page, [CONCORD, RAIDERS])
      await order(page, '4 4 4')
      await onwards(page)
      await onwards(page)
    },
    states: [
      {
        name: 'an officer’s order',
        sight: { officer: 'input[name=officer]:checked@value', ...CHOSEN },
        async reach(page) {
          await page.locator('input[name=officer]').first().waitFor()
          await press(page, '2')
        },
        has: { officer: ['ada'], actor: ['anvil'], target: ['wasp'] },
        undone: { target: [] },
        killed: { target: [] }
      }
    ]
  },
  {
    name: 'in gunnery',
    async prepare(page) {
      await openBattleOf(page, [CONCORD, RAIDERS])
      await playRound(page, chanceOf(3), 'gunnery')
    },
    states: [
      {
        name: 'an aim with its range',
        sight: AIM,
        reach: aim,
        has: { actor: ['anvil'], target: ['maw'], range: ['3'] },
        undone: { target: [] },
        killed: { actor: [], target: [] }
      },
      {
        name: 'an aim out of range, which the game master allows',
        sight: { ...AIM, refused: '.refusal p', asked: 'form.prompt label b' },
        async reach(page) {
          await press(page, '1', 'Shift+Digit1')
          await page.locator(RANGE).press('9')
          await page.locator(RANGE).press('9')
          await page.locator('[data-anyway]').click()
          await page.locator(DICE).waitFor()
          await toTable(page)
        },
        has: { target: ['maw'], refused: [], asked: ['d20'] },
        undone: { target: [] },
        killed: { target: [] }
      },
      {
        name: 'the die of an attack',
        sight: AIM,
        async reach(page) {
          await aim(page)
          await press(page, 'Enter')
          await typed(page, '17')
        },
        has: { target: ['maw'], range: ['3'], dice: ['17'] },
        undone: { target: ['maw'], range: ['3'], dice: [''] }
      },
      {
        name: 'a hit that waits for its damage',
        sight: { ...AIM, asked: 'form.prompt label b' },
        async reach(page) {
          await aim(page)
          await press(page, 'Enter')
          await typed(page, '20')
          await press(page, 'Enter')
        },
        has: { target: ['maw'], range: ['3'], dice: [''], asked: ['3d10'] },
        undone: { target: ['maw'], asked: ['d20'], dice: [''] }
      }
    ]
  },
  {
    name: 'with an attack staged',
    async prepare(page) {
      await openBattleOf(page, [CONCORD, RAIDERS])
      await playRound(page, chanceOf(3), 'gunnery')
      await aim(page)
      await press(page, 'Enter')
      await typed(page, '1')
      await acting(page, () => page.keyboard.press('Enter'))
    },
    states: [
      {
        name: 'the correction of an attack, half filled in',
        sight: { hit: 'dialog input[type=checkbox]', damage: 'dialog input[type=number]' },
        async reach(page) {
          await page.locator('tr[data-attack] .ed button').first().click()
          await page.locator('dialog input[type=checkbox]').first().check()
          await page.locator('dialog input[type=number]').fill('9')
        },
        has: { hit: [true, false], damage: ['9'] },
        async again(page) {
          await page.locator('tr[data-attack] .ed button').first().click()
          await page.getByRole('dialog').waitFor()
        },
        undone: {}
      }
    ]
  }
])
