import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { theUnit } from '@shared/systems/dystopian-wars/state'
import { aForce, aSquadron, aUnit } from '@kit/systems/dystopian-wars'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { atRest } from '../support/at-rest'
import type { CountedHands } from '../support/counted'
import { countedHands } from '../support/counted'
import { dystopianState, openDystopianBattle } from '../support/dystopian-battle'
import { useEars } from '../support/heard'
import { PICTURES } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { acting, asked } from '../support/table'
import type { WebApp } from '../support/web-app'
import { startWebApp } from '../support/web-app'

/** How many inputs an attack may take from the activation of its squadron on; faces of dice are not counted. */
const BUDGET = { attack: 9, plainAttack: 8 } as const

const NORTH = aForce(
  'north',
  aSquadron('flag', [aUnit('resolute')]),
  aSquadron('scouts', [aUnit('petrel')]),
  aSquadron('pair', [aUnit('halcyon'), aUnit('kittiwake')])
)
const CROWN = aForce(
  'crown',
  aSquadron('shielded', [aUnit('bulwark', { shields: 1 })]),
  aSquadron('bare', [aUnit('sprite')]),
  aSquadron('far', [aUnit('rampart', { shields: 1 })])
)

describe('an attack of Dystopian Wars, in inputs', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-dw-inputs-'))
  let app: WebApp
  let page: Page
  let hands: CountedHands

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openDystopianBattle(page, [NORTH, CROWN])
  })
  useEars(() => page)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'dw-inputs-failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const act = (key: string): Promise<void> => acting(page, () => hands.press(key))
  async function roll(faces: readonly number[]): Promise<void> {
    expect((await asked(page))?.count).toBe(faces.length)
    await hands.faces(faces.join(' '))
    await act('Enter')
  }
  /** Activates a squadron of the side that acts next by its first ship; its only ship fires its gun at the nearest distance. */
  async function fire(squadron: string, target: string): Promise<void> {
    await atRest(page)
    hands = countedHands(page)
    await act(squadron)
    await hands.press(target, '1', '1')
    expect(await page.locator('[data-combatant].actor, [data-combatant].target').count()).toBe(2)
    await act('Enter')
    await act('Enter')
  }

  it('with shields and a critical hit', async () => {
    await fire('1', 'Shift+Digit1')
    await roll([5, 5, 5, 5, 5, 5, 5, 5])
    await roll([1, 1])
    await roll([2, 1])
    const state = await dystopianState(page)
    expect([state.step, theUnit(state, 'bulwark')]).toMatchObject(['between', { hp: 4, criticals: [{ row: 3 }] }])
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.attack)
    expect(await page.locator('[data-outcome]').innerText()).toContain('bulwark loses 2')
  })

  it('without anything to defend with, and no critical hit', async () => {
    await fire('2', 'Shift+Digit2')
    await roll([5, 5, 5, 5, 5, 1, 1, 1])
    await act('Enter')
    const state = await dystopianState(page)
    expect([state.step, theUnit(state, 'petrel').hp]).toEqual(['between', 5])
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.plainAttack)
  })

  it('with shields and a critical hit, by the second of two ships alone', async () => {
    await atRest(page)
    hands = countedHands(page)
    await act('3')
    await hands.press('4', 'Shift+Digit3', '1', '1')
    await act('r')
    await roll([5, 5, 5, 5, 5, 5, 5, 5])
    await roll([1, 1])
    await roll([2, 1])
    const state = await dystopianState(page)
    expect([state.step, theUnit(state, 'rampart')]).toMatchObject(['between', { hp: 4, criticals: [{ row: 3 }] }])
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.attack)
  })
})
