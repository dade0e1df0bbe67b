import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fire, menuAct, officer, onwards, order, prepareOfficer, settle, type Look } from './actions'
import { helpOf, pointsOf, stateOfMind, volleyOf } from './six-rounds-expected'
import { acting, stateOf } from './table'
import { pickFrom } from './pick'

/** A transfer, a rally that ends a rout, a Boost of damage; a fleet withdraws, and a house rule changes. */
export async function fourthRound(page: Page, look: Look): Promise<void> {
  await onwards(page)
  await prepareOfficer(page, 'cas', 'transfer', { picks: ['wasp'] })
  await look('six-transfer')
  await officer(page, 'cas', 'transfer', '', { picks: ['wasp'] })
  await officer(page, 'ada', 'rally', '8', { picks: ['kite'] })
  await officer(page, 'eve', 'boost', '7', { picks: ['wasp'], kind: 'damage' })
  expect(helpOf(await stateOf(page))).toEqual(['scramble on maw', 'morale 3 on kite', 'damage 3 on wasp'])
  await onwards(page, '3 1')
  await order(page, '3 10')
  await page.locator('[data-fleet=moth]').click()
  await page.keyboard.press('h')
  await page.getByRole('dialog').locator('details summary').first().click()
  await look('six-withdraw')
  await acting(page, () => page.getByRole('dialog').locator('.btn.harm').click())
  await onwards(page)
  await fire(page, 'wasp', 'maw', { rangeHexes: 3 }, '8, 2 2 2')
  expect(volleyOf(await stateOf(page))).toEqual(['wasp > maw 12:12 12'])
  await onwards(page)
  await settle(page, { 'critical maw threshold': { dice: '2' }, 'morale maw threshold 13': { dice: '9' } }, look)
  await menuAct(page, 'rulings')
  const rule = page.locator('details:has(input[name="sa.minHitDamage"])')
  await rule.locator('summary').click()
  await look('six-rulings')
  await acting(page, () => rule.locator('input').nth(1).check())
  await page.keyboard.press('Escape')
  const state = await stateOf(page)
  expect(state.rulings).toMatchObject({ 'sa.minHitDamage': '1' })
  expect(pointsOf(state)).toEqual({
    Anvil: '15/37',
    Wasp: '8/25',
    Caltrop: '5/11',
    Ember: '0/-1 destroyed',
    Kite: '1/1',
    Maw: '0/7',
    Fang: '0/10',
    Gnat: '4/13',
    Moth: '4/13 fled'
  })
  expect(stateOfMind(state, 'maw')).toEqual(['engines', 'shields', 'communications to 4', 'weapons to 4', 'communications', 'shaken to 5'])
  expect(state.officers.find(one => one.id === 'cas')).toMatchObject({ fleetId: 'wasp', action: 'transfer' })
  await onwards(page)
}

/** A role change, a fleet that comes late, a critical repaired for one round. */
export async function fifthRound(page: Page, look: Look): Promise<void> {
  await pickFrom(page.locator('[data-centre] tr', { hasText: 'Cor' }).getByRole('combobox'), { value: 'chiefTechnician' })
  await look('six-roles')
  await acting(page, () => page.locator('[data-centre] .acts .btn').first().click())
  await menuAct(page, 'reinforce')
  const asked = page.locator('#reinforce select')
  await asked.nth(0).selectOption({ label: 'Reserve' })
  await asked.nth(1).selectOption({ label: 'Lance' })
  await asked.nth(2).selectOption({ label: 'Concord' })
  await look('six-reinforce')
  await acting(page, () => page.getByRole('dialog').locator('.btn.now').click())
  await onwards(page)
  const engines = (await stateOf(page)).effects.find(one => one.targetId === 'kite' && one.kind === 'condition')
  await prepareOfficer(page, 'eve', 'repair', { picks: [engines?.id ?? ''] })
  await look('six-repair')
  await officer(page, 'eve', 'repair', '5', { picks: [engines?.id ?? ''] })
  expect(stateOfMind(await stateOf(page), 'kite')).toEqual(['engines, repaired to 5'])
  await onwards(page, '1 1')
  await order(page, '3 10')
  await onwards(page)
  await fire(page, 'gnat', 'kite', { rangeHexes: 3 }, '10')
  await fire(page, 'wasp', 'gnat', { rangeHexes: 3 }, '7, 1 1 2')
  expect(volleyOf(await stateOf(page))).toEqual(['gnat > kite 12:13 miss', 'wasp > gnat 13:13 4'])
  await onwards(page)
  const state = await stateOf(page)
  expect(pointsOf(state)).toEqual({
    Anvil: '15/37',
    Wasp: '8/25',
    Caltrop: '6/11',
    Ember: '0/-1 destroyed',
    Kite: '2/1',
    Lance: '4/13',
    Maw: '0/7',
    Fang: '0/10',
    Gnat: '0/13',
    Moth: '4/13 fled'
  })
  expect(state.officers.find(one => one.id === 'cor')).toMatchObject({ role: 'chiefTechnician' })
  await onwards(page)
}

/** The critical is back, the house rule bites, the superweapon ends the Maw; then the battle is called. */
export async function sixthRound(page: Page, look: Look): Promise<void> {
  await onwards(page)
  expect(stateOfMind(await stateOf(page), 'kite')).toEqual(['engines'])
  await onwards(page, '1 1 1')
  await order(page, '3 10')
  await onwards(page)
  await fire(page, 'gnat', 'kite', { rangeHexes: 3 }, '10, 1 1')
  await fire(page, 'anvil', 'maw', { rangeHexes: 5, usesSuperweapon: true }, '8, 5 5 5')
  expect(volleyOf(await stateOf(page))).toEqual(['gnat > kite 12:12 1', 'anvil > maw 12:12 18'])
  await onwards(page)
  await settle(page, {}, look)
  const state = await stateOf(page)
  expect(pointsOf(state)).toEqual({
    Anvil: '15/37',
    Wasp: '8/25',
    Caltrop: '7/11',
    Ember: '0/-1 destroyed',
    Kite: '2/1',
    Lance: '4/13',
    Maw: '0/-11 disabled',
    Fang: '0/10',
    Gnat: '1/13',
    Moth: '4/13 fled'
  })
  await menuAct(page, 'end')
  await look('six-ending')
  await acting(page, () => page.getByRole('dialog').locator('.btn.harm').click())
  expect(await stateOf(page)).toMatchObject({ phase: 'over', round: 6, standingSides: ['A', 'B'] })
  await look('six-over')
}
