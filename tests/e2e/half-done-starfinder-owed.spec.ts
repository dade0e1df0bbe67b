import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import type { Page } from 'playwright-core'
import { chanceOf } from '../support/chance'
import { onwards, order } from './support/actions'
import { ask, openBattleOf } from './support/begin'
import { describeHalfDone } from './support/describe-half-done'
import { CONCORD, RAIDERS } from './support/six-armadas'
import { acting, keyOf, stateOf, typeUntilDone } from './support/table'

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
        sight: { roles: '[data-centre] select' },
        async reach(page) {
          await page.locator('[data-centre] select').first().selectOption('commander')
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
  }
])
