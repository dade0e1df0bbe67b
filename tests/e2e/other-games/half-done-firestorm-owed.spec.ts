import type { Page } from 'playwright-core'
import { describeHalfDone } from '../support/describe-half-done'
import { moved, toActivations } from '../support/fa-moments'
import { act, fleetsAt, keys, lastRolls, passUnit, shipAt } from '../support/fa-table'
import { acting, submit, toTable } from '../support/table'
import { pickFrom } from '../support/pick'

const DICE = '[data-centre] [data-dice-field]'
/** The answers to something owed. */
const SETTLE = '[data-settle] input:not([type=checkbox],[data-dice-field])'

/** Wick fires at Redress, which has no shields, with all these faces. */
async function hit(page: Page, faces: readonly number[]): Promise<void> {
  const [wick, foe] = [await shipAt(page, 'Wick'), await shipAt(page, 'Redress')]
  const weapon = wick.weapons.find(one => one.mount === 'port')
  const aims = [{ shipId: wick.id, weaponId: weapon?.id ?? '', band: 0, arc: 'full', sight: 'clear' }]
  await submit(page, { type: 'fireWeapons', targetId: foe.id, aims, splitDice: null, gmDice: 0 }, { faces: [faces] })
}

/** The second flight acts, whose wings the ships of the first fleet may fire at. */
async function flying(page: Page): Promise<void> {
  await toActivations(page)
  await passUnit(page, 2)
  await act(page, '4')
}

/** Shows what is owed in the centre, unless it is shown already. */
async function toOwed(page: Page): Promise<void> {
  if ((await page.locator('[data-settle], [data-defence]').count()) === 0) await page.locator('[data-owed]').first().click()
}

/** Shows the explosion in the centre, unless it is shown already. */
async function toNear(page: Page): Promise<void> {
  if ((await page.locator('[data-field=shipIds]').count()) === 0) await page.locator('[data-owed]').first().click()
  await page.locator('[data-field=shipIds]').first().waitFor()
}

describeHalfDone('Firestorm, of what is owed and of wings', [
  {
    name: 'with hits that the game master judges',
    async prepare(page) {
      await moved(page)
      const { id } = await shipAt(page, 'Redress')
      await submit(page, { type: 'correctShip', shipId: id, correction: { damageRating: null, criticalRating: null }, reason: '' })
      await hit(page, [5, 5, 5, 1, 1, 1])
      await page.locator('[data-owed]').first().click()
    },
    states: [
      {
        name: 'what the hits do, half told',
        sight: { settled: SETTLE },
        async reach(page) {
          await toOwed(page)
          await page.locator(SETTLE).first().fill('2')
          await toTable(page)
        },
        has: { settled: ['2', '0', '0'] },
        undone: { settled: ['0', '0', '0'] },
        killed: { settled: ['0', '0', '0'] }
      }
    ]
  },
  {
    name: 'with a critical that is owed',
    async prepare(page) {
      await moved(page)
      const { id } = await shipAt(page, 'Redress')
      await submit(page, { type: 'correctShip', shipId: id, correction: { criticalRating: 5 }, reason: '' })
      await hit(page, [5, 5, 5, 5, 5, 5])
      await page.locator('[data-owed]').first().click()
    },
    states: [
      {
        name: 'a critical, chosen and described',
        sight: { row: '[data-settle] [role=combobox]@value', outcome: SETTLE },
        async reach(page) {
          await toOwed(page)
          await pickFrom(page.locator('[data-settle] [role=combobox]'), { index: 3 })
          await page.locator(SETTLE).first().fill('The bridge burns')
          await toTable(page)
        },
        has: { outcome: ['The bridge burns'] },
        undone: { outcome: [''] },
        killed: { outcome: [''] }
      },
      {
        name: 'the dice of a critical',
        sight: { outcome: SETTLE, dice: DICE },
        async reach(page) {
          await toOwed(page)
          await page.locator(DICE).focus()
          await page.keyboard.type('3')
        },
        has: { dice: ['3'] },
        undone: { dice: [''] }
      }
    ]
  },
  {
    name: 'with an explosion that is owed',
    async prepare(page) {
      await moved(page)
      const { id } = await shipAt(page, 'Redress')
      await submit(page, { type: 'correctShip', shipId: id, correction: { criticalRating: 5 }, reason: '' })
      await hit(page, [5, 5, 5, 5, 5, 5])
      await page.locator('[data-owed]').first().click()
      await lastRolls(page, '1 1')
    },
    states: [
      {
        name: 'who stands near an explosion',
        sight: { near: '[data-field=shipIds]:checked@data-pick' },
        async reach(page) {
          await toNear(page)
          await page.locator('[data-field=shipIds]').first().check()
          await toTable(page)
        },
        undone: { near: [] },
        killed: { near: [] }
      }
    ]
  },
  {
    name: 'with a boarding that is owed',
    async prepare(page) {
      await moved(page)
      const [from, to] = [await shipAt(page, 'Tallow'), await shipAt(page, 'Redress')]
      await submit(page, { type: 'boardShip', attackerId: from.id, targetId: to.id, isInReach: true, isPathClear: true })
      await page.locator('[data-owed]').first().click()
    },
    states: [
      {
        name: 'the end of a boarding, half told',
        sight: { told: SETTLE, captured: '[data-field=isCaptured]' },
        async reach(page) {
          await toOwed(page)
          await page.locator(SETTLE).first().fill('Held at the lock')
          await page.locator('[data-field=isCaptured]').check()
          await toTable(page)
        },
        has: { captured: [true] },
        undone: { captured: [false] },
        killed: { captured: [false] }
      }
    ]
  },
  {
    name: 'while a flight acts',
    prepare: flying,
    states: [
      {
        name: 'a contact that is chosen',
        sight: { contacts: '[data-move] [role=combobox]' },
        async reach(page) {
          await pickFrom(page.locator('[data-move] [role=combobox]').last(), { label: 'Wick' })
          await toTable(page)
        },
        undone: { contacts: ['nobody', 'nobody', 'nobody'] },
        killed: { contacts: ['nobody', 'nobody', 'nobody'] }
      },
      {
        name: 'point defence that is shared out',
        sight: { wings: '[data-wing]:checked@data-wing', shares: '[data-defence] .wing [data-figure-field]' },
        async reach(page) {
          await page.keyboard.press('p')
          await page.locator('[data-wing]').first().check()
          await toTable(page)
        },
        undone: { wings: [] },
        killed: { wings: [] }
      }
    ]
  },
  {
    name: 'with a wing in contact',
    async prepare(page) {
      await flying(page)
      await pickFrom(page.getByRole('combobox', { name: 'Harrier 1 comes into contact with' }), { label: 'Wick' })
      await acting(page, () => page.getByRole('button', { name: 'Harrier 1 has moved' }).click())
    },
    states: [
      {
        name: 'the point defence at a contact, shared out otherwise',
        sight: { shares: '[data-defence] .wing [data-figure-field]' },
        async reach(page) {
          const shares = page.locator('[data-defence] .wing [data-figure-field]')
          if ((await page.locator('[data-wing]').count()) === 0) await page.locator('[data-owed]').first().click()
          await page.locator('[data-wing]').first().check()
          await shares.first().fill('2')
          await toTable(page)
        },
        has: { shares: ['2'] },
        undone: { shares: ['4'] },
        killed: { shares: ['4'] }
      }
    ]
  },
  {
    name: 'with a wing driven off',
    async prepare(page) {
      await flying(page)
      const { wings } = await fleetsAt(page)
      const { id } = await shipAt(page, 'Wick')
      const wing = wings.find(one => one.name === 'Harrier 1')
      await submit(page, { type: 'firePointDefence', shipId: id, allocations: [{ wingId: wing?.id ?? '', dice: 2 }] }, { faces: [[5, 1]] })
    },
    states: [
      {
        name: 'where a wing that was driven off is, half told',
        sight: { told: SETTLE },
        async reach(page) {
          await toOwed(page)
          await page.locator(SETTLE).first().fill('Behind the moon')
          await toTable(page)
        },
        has: { told: ['Behind the moon'] },
        undone: { told: [''] },
        killed: { told: [''] }
      }
    ]
  },
  {
    name: 'at the end of a turn',
    async prepare(page) {
      await toActivations(page)
      await keys(page, 'n')
      await act(page, 'Control+Enter')
    },
    states: [
      {
        name: 'points that are typed and not scored',
        sight: { points: '.points input' },
        async reach(page) {
          await page.locator('.points input').first().fill('5')
          await toTable(page)
        },
        has: { points: ['5', '', '', ''] },
        undone: { points: ['', '', '', ''] },
        killed: { points: ['', '', '', ''] }
      }
    ]
  }
])
