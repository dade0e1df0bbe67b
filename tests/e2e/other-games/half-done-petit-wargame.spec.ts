import type { Page } from 'playwright-core'
import { menuAct } from '../support/actions'
import { describeHalfDone } from '../support/describe-half-done'
import type { HalfDone } from '../support/half-done'
import { beginPwBattle, give, placeAll, rolls, shipNamed } from '../support/pw-table'

const DICE = '[data-centre] [data-dice-field]'

async function activated(page: Page, apart = 1): Promise<void> {
  await beginPwBattle(page)
  await placeAll(page, apart)
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

/** Vigil and Kestrel, side by side, and Kestrel is found. */
async function fighting(page: Page): Promise<void> {
  await activated(page, 0)
  const [vigil, kestrel] = [await shipNamed(page, 'Vigil'), await shipNamed(page, 'Kestrel')]
  const found = { squadronId: vigil.squadronId, targetId: kestrel.id, isDetected: true } as const
  await give(page, { type: 'correctDetection', ...found, reason: '' })
  await give(page, { type: 'advancePhase' })
  await give(page, { type: 'advancePhase' })
}

async function engaged(page: Page): Promise<void> {
  await fighting(page)
  const [vigil, kestrel] = [await shipNamed(page, 'Vigil'), await shipNamed(page, 'Kestrel')]
  await give(page, { type: 'engage', shipId: vigil.id, targetId: kestrel.id }, { faces: [[6], [1]] })
}

async function struck(page: Page): Promise<void> {
  await engaged(page)
  await give(page, { type: 'choosePosition', firingSector: 'right', targetSector: 'right' })
  await page.locator(DICE).waitFor()
  await rolls(page, [4, 4], [3, 3])
}

async function sharing(page: Page): Promise<void> {
  await beginPwBattle(page, { 'pw.scoreTables': 'built' })
  await give(page, { type: 'shareTokens', drawn: [2, 3, 4, 4, 5, 5, 6, 7] }, { faces: [[2], [5]] })
}

const correction: HalfDone = {
  name: 'a correction half filled in',
  sight: { front: 'dialog [data-field=front]', reason: 'dialog .end input' },
  has: { front: ['WWW'], reason: ['a storm'] },
  async reach(page) {
    await page.keyboard.press('j')
    await page.keyboard.press('h')
    await page.locator('dialog [data-field=front]').fill('WWW')
    await page.locator('dialog .end input').fill('a storm')
  },
  async again(page) {
    for (const key of ['j', 'k', 'h']) await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
  },
  undone: {}
}

const reinforcements: HalfDone = {
  name: 'reinforcements half chosen',
  sight: { from: '#reinforcements select', where: '#reinforcements [data-late=z]' },
  async reach(page) {
    await menuAct(page, 'reinforce')
    await page.locator('#reinforcements select').nth(0).selectOption({ label: 'all of Cobalt League' })
    await page.locator('#reinforcements [data-late=z]').fill('7')
  },
  again: page => menuAct(page, 'reinforce'),
  undone: {}
}

describeHalfDone('Petit Wargame', [
  {
    name: 'in detection',
    prepare: activated,
    states: [
      correction,
      reinforcements,
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
          // Beyond every ship, wherever the dice let them deploy.
          await page.locator('[data-axis=x]').fill('16')
          await page.locator('[data-axis=x]').press('Tab')
          await page.locator('[data-plot]').focus()
        },
        has: { x: ['16'] },
        undone: {},
        killed: {}
      }
    ]
  },
  {
    name: 'in combat',
    prepare: fighting,
    states: [
      {
        name: 'whom to engage, with the dice half typed',
        sight: { engaged: '[data-engage][aria-pressed=true]@data-engage', dice: DICE },
        async reach(page) {
          await page.keyboard.press('Shift+Digit1')
          await page.locator(DICE).waitFor()
          await page.keyboard.type('6')
        },
        has: { dice: ['6'] },
        undone: { dice: [''] }
      }
    ]
  },
  {
    name: 'while the position is chosen',
    prepare: engaged,
    states: [
      {
        name: 'a position that is chosen',
        sight: { position: '[data-position][aria-pressed=true]@data-position' },
        reach: page => page.locator('[data-position="right right"]').click(),
        has: { position: ['right right'] },
        undone: { position: [] },
        killed: { position: [] }
      }
    ]
  },
  {
    name: 'while losses are named',
    prepare: struck,
    states: [
      {
        name: 'an element that is named',
        sight: { lost: '[data-element]:checked@data-element' },
        reach: page => page.locator('[data-element]').first().check(),
        undone: { lost: [] },
        killed: { lost: [] }
      }
    ]
  },
  {
    name: 'while a table is built',
    prepare: sharing,
    states: [
      {
        name: 'a token without its cell',
        sight: { token: 'input[name=token]:checked@value' },
        reach: page => page.locator('input[name=token]').first().check(),
        undone: { token: [] },
        killed: { token: [] }
      }
    ]
  }
])
