import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import type { Page } from 'playwright-core'
import { chanceOf } from '../support/chance'
import { onwards, order } from './support/actions'
import { openBattleOf } from './support/begin'
import { describeHalfDone } from './support/describe-half-done'
import type { HalfDone } from './support/half-done'
import { chooseActor, playRound } from './support/play-round'
import { CONCORD, RAIDERS } from './support/six-armadas'
import { acting, submit, toTable } from './support/table'

const CHOSEN = 'input[name=officer]:checked@value'
const DICE = '[data-centre] [data-dice-field]'

const give = (page: Page, command: SaCommand): Promise<void> => submit(page, command)

async function begun(page: Page): Promise<void> {
  await openBattleOf(page, [CONCORD, RAIDERS])
  await order(page, '4 4 4')
}

/** To the helm phase, where the order of movement is rolled. */
async function toHelm(page: Page): Promise<void> {
  await begun(page)
  for (let phase = 0; phase < 3; phase += 1) await onwards(page)
}

async function allMoved(page: Page): Promise<void> {
  await toHelm(page)
  await order(page, '3 10')
  for (let moved = 0; moved < RAIDERS.fleets.length + CONCORD.fleets.length; moved += 1) await acting(page, () => page.keyboard.press('m'))
}

/** Maw aims at the mines of Caltrop, 4 hexes away. */
async function atMines(page: Page): Promise<void> {
  if ((await page.locator('article.actor[data-fleet=maw]').count()) === 0) await chooseActor(page, 'Maw', 1)
  await page.locator('.mines [data-pick]').first().check({ force: true })
  await page.locator('.mines [data-reach]').fill('4')
}

const effect: HalfDone = {
  name: 'an effect half filled in',
  sight: { kind: '.effects select', value: '.effects input[type=number]', called: '.effects input:not([type])' },
  has: { value: ['-3'], called: ['ion fog'] },
  async reach(page) {
    await page.keyboard.press('j')
    await page.keyboard.press('h')
    await page.locator('.effects select').first().selectOption('modifier')
    await page.locator('.effects input[type=number]').fill('-3')
    await page.locator('.effects input:not([type])').fill('ion fog')
  },
  async again(page) {
    for (const key of ['j', 'k', 'h']) await page.keyboard.press(key)
    await page.locator('.effects select').first().waitFor()
  },
  undone: {}
}

describeHalfDone('Starfinder, in its forms', [
  {
    name: 'before the distance is settled',
    prepare: async page => void (await openBattleOf(page, [CONCORD, RAIDERS])),
    states: [
      {
        name: 'a distance that is measured and not set',
        sight: { hexes: '#measured' },
        async reach(page) {
          await page.locator('#measured').fill('17')
          await toTable(page)
        },
        has: { hexes: ['17'] },
        undone: { hexes: [''] },
        killed: { hexes: [''] }
      },
      effect
    ]
  },
  {
    name: 'in engineering',
    async prepare(page) {
      await begun(page)
      await onwards(page)
      await onwards(page)
    },
    states: [
      {
        name: 'to whom an officer changes over',
        sight: { officer: CHOSEN, act: '[data-centre] input[value=transfer]', to: '[data-centre] [data-pick]:checked@data-pick' },
        async reach(page) {
          await page.locator('input[name=officer][value=cor]').check({ force: true })
          await page.locator('[data-centre] input[value=transfer]').check({ force: true })
          await page.locator('[data-centre] [data-pick=kite]').check({ force: true })
          await toTable(page)
        },
        has: { officer: ['cor'], act: [true], to: ['kite'] },
        undone: { act: [false] },
        killed: {}
      }
    ]
  },
  {
    name: 'while fleets move',
    async prepare(page) {
      await toHelm(page)
      await order(page, '3 10')
    },
    states: [
      {
        name: 'the die of an officer’s order',
        sight: { officer: CHOSEN, target: 'article.target@data-fleet', dice: DICE },
        async reach(page) {
          if ((await page.locator('input[name=officer]').count()) === 0) await page.keyboard.press('o')
          await page.locator('input[name=officer][value=ada]').check({ force: true })
          await page.keyboard.press('Shift+Digit2')
          await page.locator(DICE).focus()
          await page.keyboard.type('1')
        },
        has: { officer: ['ada'], target: ['fang'], dice: ['1'] },
        undone: { officer: ['ada'], dice: [''] }
      }
    ]
  },
  {
    name: 'as the order of movement is rolled',
    prepare: toHelm,
    states: [
      {
        name: 'what is added to the checks of the admirals',
        sight: { points: '[data-centre] .opts input[type=checkbox]', more: '[data-centre] .opts input[type=number]' },
        async reach(page) {
          await page.locator('[data-centre] .opts input[type=checkbox]').first().check()
          await page.locator('[data-centre] .opts input[type=number]').last().fill('2')
          await toTable(page)
        },
        has: { points: [true], more: ['0', '2'] },
        undone: { points: [false], more: ['0', '0'] },
        killed: { points: [false], more: ['0', '0'] }
      },
      {
        name: 'the dice of a check with a Resolve Point',
        sight: { points: '[data-centre] .opts input[type=checkbox]', dice: DICE },
        async reach(page) {
          await page.locator('[data-centre] .opts input[type=checkbox]').first().check()
          await page.locator(DICE).focus()
          await page.keyboard.type('1')
        },
        has: { points: [true], dice: ['1'] },
        undone: { points: [true], dice: [''] }
      }
    ]
  },
  {
    name: 'once all have moved',
    prepare: allMoved,
    states: [
      {
        name: 'where mines are laid',
        sight: { places: '[data-lay] input' },
        async reach(page) {
          await page.locator('[data-lay] input').fill('by the moon')
          await toTable(page)
        },
        has: { places: ['by the moon'] },
        undone: { places: [''] },
        killed: { places: [''] }
      }
    ]
  },
  {
    name: 'in gunnery, with mines',
    async prepare(page) {
      await allMoved(page)
      await give(page, { type: 'layMines', fleetId: fleetId('caltrop'), place: 'moon' })
      await playRound(page, chanceOf(3), 'gunnery')
    },
    states: [
      {
        name: 'mines that are aimed at',
        sight: { mines: '.mines [data-pick]:checked@data-pick', range: '.mines [data-reach]' },
        async reach(page) {
          await atMines(page)
          await toTable(page)
        },
        has: { range: ['4'] },
        undone: { mines: [] },
        killed: { mines: [] }
      },
      {
        name: 'the die of a shot at mines',
        sight: { actor: 'article.actor@data-fleet', range: '.mines [data-reach]', dice: DICE },
        async reach(page) {
          await atMines(page)
          await page.locator(DICE).focus()
          await page.keyboard.type('1')
        },
        has: { actor: ['maw'], range: ['4'], dice: ['1'] },
        undone: { actor: ['maw'], dice: [''] }
      }
    ]
  },
  {
    name: 'with a fleet that may blow itself up',
    async prepare(page) {
      await begun(page)
      await onwards(page)
      await give(page, { type: 'correctFleet', fleetId: fleetId('ember'), correction: { hp: 0 }, reason: '' })
    },
    states: [
      {
        name: 'beside whom it blows up',
        sight: { beside: '[data-centre] [data-pick]:checked@data-pick' },
        async reach(page) {
          if ((await page.locator('[data-centre] [data-pick=maw]').count()) === 0) await page.locator('[data-owed]').first().click()
          await page.locator('[data-centre] [data-pick=maw]').check({ force: true })
          await toTable(page)
        },
        has: { beside: ['maw'] },
        undone: {},
        killed: {}
      },
      {
        name: 'why a roll is waived, half typed',
        sight: { why: '.why input' },
        async reach(page) {
          if ((await page.locator('.why input').count()) === 0) {
            await toTable(page)
            await page.keyboard.press('x')
          }
          await page.locator('.why input').fill('it drifts')
          await toTable(page)
        },
        has: { why: ['it drifts'] },
        undone: { why: [] },
        killed: { why: [] }
      }
    ]
  }
])
