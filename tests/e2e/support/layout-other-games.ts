import { openDystopianBattle } from './dystopian-battle'
import { beginPwBattle, oneRoll, rolls as pwRolls, give, placeAll, shipNamed } from './pw-table'
import { acting, next, typeFaces } from './table'
import { declare, goOn, goOnTo, measure, openXwing, typeSymbols } from './xw-table'
import { DICE, OWED, press, type Moment } from './layout-moment'
import { pickFrom } from './pick'

export const DYSTOPIAN: readonly Moment[] = [
  {
    name: 'resting',
    reach: async page => {
      await openDystopianBattle(page)
      await acting(page, () => page.keyboard.press('3'))
    },
    needs: []
  },
  {
    name: 'aiming',
    reach: page => press(page, 'Shift+Digit1', '1', '1', '1', 'c', '4', '1', '1', '1'),
    needs: [],
    atOnce: ['[data-centre] .plain [data-enter]', '[data-declare-last]']
  },
  {
    name: 'rolling',
    reach: async page => {
      await acting(page, () => page.locator('[data-centre] .plain [data-enter]').click())
      await acting(page, () => next(page))
      await page.locator('[data-dice-field]').fill('5 5 5 5 5 5 5 5 1 1 1 1')
    },
    needs: [],
    atOnce: DICE
  },
  {
    name: 'owing',
    reach: async page => {
      await acting(page, () => page.locator('[data-dice-field]').press('Enter'))
      await acting(page, () => typeFaces(page, [1, 1]))
      await page.keyboard.press('Shift+Digit2')
    },
    needs: [OWED]
  }
]

export const XWING: readonly Moment[] = [
  {
    name: 'resting',
    reach: async page => {
      await openXwing(page)
      await acting(page, () => page.locator('[data-tokens=kestrel] [data-gain=focus]').click())
      await acting(page, () => page.locator('[data-tokens=umber] [data-gain=evade]').click())
      await acting(page, () => pickFrom(page.locator('[data-tokens=kestrel] [data-lock]'), { value: 'sable' }))
    },
    needs: []
  },
  {
    name: 'aiming',
    reach: async page => {
      await goOn(page)
      await measure(page, 'sable', 1)
      await measure(page, 'umber', 3)
    },
    needs: ['[data-centre] .plain [data-enter]']
  },
  {
    name: 'rolling',
    reach: async page => {
      await declare(page)
      await page.keyboard.press('Escape')
      await page.locator('[data-plot]').focus()
      await typeSymbols(page, 'hfbb')
      await goOn(page)
      await page.keyboard.press('l')
      await page.locator('[data-dice-field]').fill('h')
    },
    needs: [],
    atOnce: DICE
  },
  {
    name: 'owing',
    reach: async page => {
      await typeSymbols(page, 'hh')
      await goOnTo(page, 'rollDefense')
      await typeSymbols(page, 'be')
      await goOnTo(page, 'damage')
    },
    needs: ['[data-centre] .plain [data-enter]']
  }
]

export const PETIT: readonly Moment[] = [
  {
    name: 'resting',
    reach: async page => {
      await beginPwBattle(page)
      await placeAll(page)
      await pwRolls(page, [6], [1])
    },
    needs: ['[data-board]']
  },
  {
    name: 'aiming',
    reach: async page => {
      const vigil = await shipNamed(page, 'Vigil')
      await give(page, { type: 'activateSquadron', squadronId: vigil.squadronId })
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    },
    needs: ['[data-board]']
  },
  {
    name: 'rolling',
    reach: async page => {
      const [vigil, kestrel] = [await shipNamed(page, 'Vigil'), await shipNamed(page, 'Kestrel')]
      await give(page, { type: 'attemptDetection', shipId: vigil.id, detector: 'W', targetId: kestrel.id })
      await page.locator('input[name=countermeasure][value=w]').check()
      await page.locator('[data-dice-field]').fill('1 1, 4 4')
    },
    needs: ['[data-board]', ...DICE]
  },
  {
    name: 'owing',
    reach: async page => {
      await acting(page, () => page.locator('[data-dice-field]').press('Enter'))
      await acting(page, () => next(page))
      await acting(page, () => next(page))
      await page.keyboard.press('1')
      const kestrel = await shipNamed(page, 'Kestrel')
      await page.locator(`[data-engage="${kestrel.id}"]`).click()
      const anyway = page.locator('[data-centre] .refusal button[type=submit]')
      if ((await anyway.count()) > 0) await anyway.click()
      await oneRoll(page, [6])
      await pwRolls(page, [1])
    },
    needs: ['[data-board]']
  }
]
