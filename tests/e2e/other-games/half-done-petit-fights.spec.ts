import type { Page } from 'playwright-core'
import { menuAct } from '../support/actions'
import { describeHalfDone } from '../support/describe-half-done'
import { beginPwBattle, give, placeAll, shipNamed } from '../support/pw-table'

/** Vigil, with two weapons and two defences on its right, has found Kestrel, which has two of each there, and won the manoeuvre test. */
async function engaged(page: Page): Promise<void> {
  await beginPwBattle(page)
  await placeAll(page, 0)
  await give(page, { type: 'rollInitiative' }, { faces: [[6], [1]] })
  const [vigil, kestrel] = [await shipNamed(page, 'Vigil'), await shipNamed(page, 'Kestrel')]
  await give(page, { type: 'activateSquadron', squadronId: vigil.squadronId })
  const found = { squadronId: vigil.squadronId, targetId: kestrel.id, isDetected: true } as const
  await give(page, { type: 'correctDetection', ...found, reason: '' })
  for (const shipId of [vigil.id, kestrel.id])
    await give(page, { type: 'correctShip', shipId, correction: { elements: { right: ['A', 'B', 'a', 'b'] } }, reason: '' })
  await give(page, { type: 'advancePhase' })
  await give(page, { type: 'advancePhase' })
  await give(page, { type: 'engage', shipId: vigil.id, targetId: kestrel.id }, { faces: [[6], [1]] })
}

async function aiming(page: Page): Promise<void> {
  await engaged(page)
  await give(page, { type: 'choosePosition', firingSector: 'right', targetSector: 'right' })
}

async function fired(page: Page): Promise<void> {
  await aiming(page)
  await give(page, { type: 'chooseWeapon', weapon: 'A' })
  await give(page, { type: 'declareFire', weapon: 'A', mode: 'concentrated' })
}

const WEAPON = 'input[name=weapon]:checked@value'

describeHalfDone('Petit Wargame, in a fight', [
  {
    name: 'while a weapon is chosen',
    prepare: aiming,
    states: [
      {
        name: 'a weapon that is not the first',
        sight: { weapon: WEAPON },
        reach: page => page.locator('input[name=weapon][value=B]').check(),
        has: { weapon: ['B'] },
        undone: { weapon: ['A'] },
        killed: { weapon: ['A'] }
      },
      {
        name: 'the reason to end an engagement',
        sight: { reason: '[data-gm-act] input' },
        async reach(page) {
          if ((await page.locator('[data-gm-act] input').count()) === 0)
            await page.getByRole('button', { name: 'End the engagement' }).click()
          await page.locator('[data-gm-act] input').fill('a storm')
          await page.locator('[data-plot]').focus()
        },
        has: { reason: ['a storm'] },
        undone: { reason: [] },
        killed: { reason: [] }
      }
    ]
  },
  {
    name: 'while fire is declared',
    async prepare(page) {
      await aiming(page)
      await give(page, { type: 'chooseWeapon', weapon: 'A' })
    },
    states: [
      {
        name: 'a mode of fire that is not proposed',
        sight: { mode: '[data-centre] .choice-row input:checked@value' },
        reach: page => page.locator('[data-centre] .choice-row input[value=dispersed]').check({ force: true }),
        has: { mode: ['dispersed'] },
        undone: { mode: ['concentrated'] },
        killed: { mode: ['concentrated'] }
      }
    ]
  },
  {
    name: 'while the target defends',
    prepare: fired,
    states: [
      {
        name: 'a defence that is chosen',
        sight: { defence: 'input[name=defence]:checked@value' },
        reach: page => page.locator('input[name=defence][value=b]').check(),
        has: { defence: ['b'] },
        undone: { defence: [] },
        killed: { defence: [] }
      },
      {
        name: 'a cell of a table, half changed',
        sight: { cell: 'dialog [data-cell][aria-pressed=true]', value: 'dialog #score' },
        async reach(page) {
          await menuAct(page, 'scores')
          await page.locator('dialog [data-cell]').first().click()
          await page.locator('dialog #score').fill('2')
        },
        async again(page) {
          await menuAct(page, 'scores')
        },
        undone: {}
      }
    ]
  }
])
