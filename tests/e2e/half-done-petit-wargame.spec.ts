import type { Page } from 'playwright-core'
import { describeHalfDone } from './support/describe-half-done'
import { beginPwBattle, give, placeAll, shipNamed } from './support/pw-table'

const DICE = '[data-centre] [data-dice-field]'

async function activated(page: Page): Promise<void> {
  await beginPwBattle(page)
  await placeAll(page)
  await give(page, { type: 'rollInitiative' }, { faces: [[6], [1]] })
  const vigil = await shipNamed(page, 'Vigil')
  await give(page, { type: 'activateSquadron', squadronId: vigil.squadronId })
}

async function attempted(page: Page): Promise<void> {
  await activated(page)
  const [vigil, kestrel] = [await shipNamed(page, 'Vigil'), await shipNamed(page, 'Kestrel')]
  await give(page, { type: 'attemptDetection', shipId: vigil.id, detector: 'W', targetId: kestrel.id })
}

async function moving(page: Page): Promise<void> {
  await activated(page)
  await give(page, { type: 'advancePhase' })
}

describeHalfDone('Petit Wargame', [
  {
    name: 'in detection',
    prepare: activated,
    states: [
      {
        name: 'an attempt that is chosen',
        sight: { attempt: '[data-attempt][aria-pressed=true]@data-attempt' },
        async reach(page) {
          await page.locator('[data-attempt][data-next-input]').focus()
          await page.keyboard.press('Enter')
          await page.locator('[data-attempt][aria-pressed=true]').waitFor()
        },
        undone: { attempt: [] },
        killed: { attempt: [] }
      }
    ]
  },
  {
    name: 'while the enemy answers',
    prepare: attempted,
    states: [
      {
        name: 'a countermeasure with its dice half typed',
        sight: { answer: 'input[name=countermeasure]:checked@value', dice: DICE },
        async reach(page) {
          await page.locator('input[name=countermeasure][value=w]').check()
          await page.locator(DICE).waitFor()
          await page.keyboard.type('1 1, 4')
        },
        has: { answer: ['w'], dice: ['1 1, 4'] },
        undone: { answer: ['w'], dice: [''] }
      },
      {
        name: 'a countermeasure that is chosen',
        sight: { answer: 'input[name=countermeasure]:checked@value' },
        async reach(page) {
          await page.locator('input[name=countermeasure][value=w]').check()
        },
        has: { answer: ['w'] },
        undone: { answer: [] },
        killed: { answer: [] }
      }
    ]
  },
  {
    name: 'in movement',
    prepare: moving,
    states: [
      {
        name: 'a place half typed',
        sight: { x: '[data-axis=x]', y: '[data-axis=y]' },
        async reach(page) {
          await page.locator('[data-axis=x]').fill('12')
          await page.locator('[data-axis=x]').press('Tab')
          await page.locator('[data-plot]').focus()
        },
        has: { x: ['12'] },
        undone: {},
        killed: {}
      }
    ]
  }
])
