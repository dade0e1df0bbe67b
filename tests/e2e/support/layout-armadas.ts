import { chanceOf } from '../../support/chance'
import { ask, startSample } from './begin'
import { act, keys, lastRolls, openFleets } from './fa-table'
import { chooseActor, playRound } from './play-round'
import { stageSome } from './stage-some'
import { acting, keyOf, stateOf, typeFaces } from './table'
import { DICE, OWED, type Moment } from './layout-moment'

export const STARFINDER: readonly Moment[] = [
  {
    name: 'resting',
    reach: async page => {
      const chance = chanceOf(7)
      await startSample(page)
      await playRound(page, chance, 'gunnery')
      await stageSome(page, 7, 'Lantern of Meridian')
      await page.keyboard.press('Escape')
    },
    needs: ['[data-centre] .line button', '.led [data-attack]:last-child, .tabs button']
  },
  {
    name: 'aiming',
    reach: async page => {
      await chooseActor(page, 'Lantern of Meridian', 1)
      await page.keyboard.press('Shift+Digit1')
      await page.keyboard.press('8')
    },
    needs: ['.arc input', '.hexes', ...DICE]
  },
  {
    name: 'rolling',
    reach: async page => {
      await typeFaces(page, [14])
      await page.locator('form.prompt label b', { hasText: '3d10' }).waitFor()
      await page.locator('[data-dice-field]').fill('6 6 4')
    },
    needs: ['.arc input'],
    atOnce: DICE
  },
  {
    name: 'owing',
    reach: async page => {
      await acting(page, () => page.locator('[data-dice-field]').press('Enter'))
      await page.keyboard.press('Escape')
      const { fleets } = await stateOf(page)
      for (const { id } of fleets.filter(fleet => fleet.status === 'active').slice(-3)) {
        const command = { type: 'correctFleet', fleetId: id, correction: { hp: 1 }, reason: '' }
        await acting(page, async () => void (await ask(page, 'battle.submit', { ...keyOf(page), command })))
      }
    },
    needs: [OWED]
  }
]

export const FIRESTORM: readonly Moment[] = [
  {
    name: 'resting',
    reach: async page => {
      await openFleets(page, { 'fa.critTable': 'optionalHardback', 'fa.shields': 'yes' })
      await act(page, 'n', 'n')
      await act(page, 'Enter')
      await act(page, 'Enter')
      await act(page, 'n', 'n')
      await lastRolls(page, '6 6, 1 1')
      await act(page, 'n', 'n')
    },
    needs: []
  },
  {
    name: 'aiming',
    reach: async page => {
      await act(page, '2')
      for (let ship = 0; ship < 3; ship += 1) await act(page, 'Enter')
      await keys(page, 'Shift+Digit1')
      await keys(page, '1', '2', '2', '1', '2', 'Enter')
    },
    needs: DICE
  },
  {
    name: 'rolling',
    reach: async page => {
      await page.locator('[data-centre] [data-dice-field]').fill('6 6 4 2')
    },
    needs: [],
    atOnce: DICE
  },
  {
    name: 'owing',
    reach: async page => {
      await page.evaluate(() => (location.hash = '#/settings'))
      await page.getByRole('radio').first().waitFor()
      await openFleets(page, { 'fa.critTable': 'optionalHardback' })
      await act(page, 'n', 'n')
      await act(page, 'Enter')
      await act(page, 'Enter')
      await act(page, 'n', 'n')
      await lastRolls(page, '6 6, 1 1')
      await act(page, 'n', 'n')
      await act(page, '2')
      for (let ship = 0; ship < 3; ship += 1) await act(page, 'Enter')
      await keys(page, 'Shift+Digit2', '1', '1', 'l')
      await lastRolls(page, '5 5 5 5 5 5 4 4 1 1 1 1')
      await page.locator('[data-centre] [data-dice-field]').fill('3 4')
    },
    needs: [OWED, ...DICE]
  }
]
