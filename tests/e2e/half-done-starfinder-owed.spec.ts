import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import type { Page } from 'playwright-core'
import { chanceOf } from '../support/chance'
import { decline, fire, flyby, officer, onwards, order, prepareOfficer } from './support/actions'
import { ask, openBattleOf } from './support/begin'
import { describeHalfDone } from './support/describe-half-done'
import type { HalfDone } from './support/half-done'
import { playRound } from './support/play-round'
import { CONCORD, RAIDERS } from './support/six-armadas'
import { acting, keyOf, stateOf, toTable, typeUntilDone } from './support/table'
import { pickFrom } from './support/pick'

const DICE = '[data-centre] [data-dice-field]'
/** As both armadas come. */
const ROLES = [...CONCORD.officers, ...RAIDERS.officers].map(officer => officer.role)

async function give(page: Page, command: SaCommand): Promise<void> {
  await acting(page, async () => void (await ask(page, 'battle.submit', { ...keyOf(page), command })))
}

async function roundBegun(page: Page): Promise<void> {
  await openBattleOf(page, [CONCORD, RAIDERS])
  await order(page, '4 4 4')
  await onwards(page)
}

/** To the helm phase, where the Concord moves first. */
async function helm(page: Page): Promise<void> {
  await roundBegun(page)
  await onwards(page)
  await onwards(page)
  await order(page, '3 10')
}

async function gunnery(page: Page): Promise<void> {
  await openBattleOf(page, [CONCORD, RAIDERS])
  await playRound(page, chanceOf(3), 'gunnery')
}

/** Takes up what is owed of this kind, wherever it stands in the list. */
async function takenFromList(page: Page, kind: string, asked: string): Promise<void> {
  if ((await page.locator(asked).count()) > 0) return
  const id = (await stateOf(page)).obligations.find(due => due.kind === kind)?.id ?? ''
  await page.locator(`[data-owed="${id}"]`).click()
  await page.locator(asked).first().waitFor()
}

/** What the game master adds to a check. */
const ADDED = '[data-centre] .opts input[type=number]'

/** A check that is owed: what is added to it, and its die. */
function checkOf(what: string, kind: string): readonly HalfDone[] {
  return [
    {
      name: `what is added to ${what}`,
      sight: { added: ADDED },
      async reach(page) {
        await takenFromList(page, kind, ADDED)
        await page.locator(ADDED).last().fill('2')
        await toTable(page)
      },
      has: {},
      undone: {},
      killed: {}
    },
    {
      name: `the die of ${what}`,
      sight: { dice: DICE },
      async reach(page) {
        await takenFromList(page, kind, DICE)
        await page.locator(DICE).focus()
        await page.keyboard.type('1')
      },
      has: { dice: ['1'] },
      undone: { dice: [''] }
    }
  ]
}

/** To less than half its hull: a critical hit and a morale check are owed. */
const hurt = (page: Page, id: string): Promise<void> =>
  give(page, { type: 'correctFleet', fleetId: fleetId(id), correction: { hp: 5 }, reason: '' })

/** Takes up what is owed, unless it is asked already. */
async function takenUp(page: Page, asked: string): Promise<void> {
  if ((await page.locator(asked).count()) === 0) await page.keyboard.press('Enter')
  await page.locator(asked).first().waitFor()
}

describeHalfDone('Starfinder, owed', [
  {
    name: 'as a round begins',
    prepare: roundBegun,
    states: [
      {
        name: 'the role of an officer',
        sight: { roles: '[data-centre] [role=combobox]@value' },
        async reach(page) {
          await pickFrom(page.locator('[data-centre] [role=combobox]').first(), { value: 'commander' })
        },
        undone: { roles: ROLES },
        killed: { roles: ROLES }
      }
    ]
  },
  {
    name: 'with a critical hit owed',
    async prepare(page) {
      await roundBegun(page)
      await hurt(page, 'caltrop')
    },
    states: [
      {
        name: 'the dice of a critical hit',
        sight: { dice: DICE },
        async reach(page) {
          await takenUp(page, DICE)
          await page.keyboard.type('3')
        },
        has: { dice: ['3'] },
        undone: { dice: [''] }
      }
    ]
  },
  {
    name: 'with a cascade owed',
    async prepare(page) {
      await roundBegun(page)
      await hurt(page, 'kite')
      for (const { id } of (await stateOf(page)).obligations) await give(page, { type: 'waiveObligation', obligationId: id, reason: '' })
      await hurt(page, 'caltrop')
      while ((await stateOf(page)).obligations[0]?.kind !== 'routCascade') {
        await takenUp(page, DICE)
        await typeUntilDone(page, chanceOf(1), () => 1)
      }
    },
    states: [
      {
        name: 'who is near a rout',
        sight: { near: '[data-centre] [data-pick]:checked@data-pick' },
        async reach(page) {
          await takenUp(page, '[data-centre] [data-pick=kite]')
          await page.locator('[data-centre] [data-pick=kite]').check()
        },
        has: { near: ['kite'] },
        undone: { near: [] },
        killed: { near: [] }
      }
    ]
  },
  {
    name: 'with a free attack owed',
    async prepare(page) {
      await helm(page)
      await decline(page, 'anvil')
      await give(page, {
        type: 'moveFleet',
        fleetId: fleetId('wasp'),
        move: 'moved',
        stunt: null,
        passedThrough: [fleetId('maw')],
        minesEntered: [],
        debrisIds: []
      })
    },
    states: checkOf('a free attack', 'freeAttack')
  },
  {
    name: 'with a boarding party aboard',
    async prepare(page) {
      await helm(page)
      await decline(page, 'anvil')
      await flyby(page, 'wasp', 'maw', '20')
      await playRound(page, chanceOf(3), 'gunnery')
    },
    states: checkOf('a boarding', 'boarding')
  },
  {
    name: 'where officers may duel',
    prepare: gunnery,
    states: [
      {
        name: 'the die of a duel',
        sight: { officer: 'input[name=officer]:checked@value', target: 'article.target@data-fleet', dice: DICE },
        async reach(page) {
          await prepareOfficer(page, 'cor', 'duel', { picks: ['maw'], rangeHexes: 2 })
          await page.locator(DICE).focus()
          await page.keyboard.type('1')
        },
        has: { officer: ['cor'], target: ['maw'], dice: ['1'] },
        undone: { officer: ['cor'], dice: [''] }
      }
    ]
  },
  {
    name: 'once a duel is won',
    async prepare(page) {
      await gunnery(page)
      await officer(page, 'cor', 'duel', '20', { picks: ['maw'], rangeHexes: 2 })
      await fire(page, 'wasp', 'maw', { rangeHexes: 3 }, '20, 4 4 4')
      await onwards(page)
    },
    states: [
      {
        name: 'who falls in a duel',
        sight: { fallen: '[data-centre] [data-pick]:checked@data-pick' },
        async reach(page) {
          await takenFromList(page, 'duelVictim', '[data-centre] [data-pick=bis]')
          await page.locator('[data-centre] [data-pick=bis]').check()
          await toTable(page)
        },
        has: { fallen: ['bis'] },
        undone: { fallen: [] },
        killed: { fallen: [] }
      }
    ]
  }
])
