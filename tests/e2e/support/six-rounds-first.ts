import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decline, fire, fireAtMines, flyby, menuAct, moveInto, officer, onwards, order, prepareOfficer, settle, type Look } from './actions'
import { helpOf, idOf, pointsOf, stateOfMind, volleyOf } from './six-rounds-expected'
import { acting, stateOf } from './table'

/** Taunt, scan, direct, conjure, a Boost of speed; a flyby that boards, one that fails; mines, debris, a superweapon, an EMP, an array. */
export async function firstRound(page: Page, look: Look): Promise<void> {
  await onwards(page)
  await officer(page, 'eve', 'boost', '7, 2', { picks: ['wasp'], kind: 'speed' })
  await look('six-officers-engineering')
  await officer(page, 'cas', 'conjure', '10', { place: 'Ring' })
  await onwards(page)
  await order(page, '3 10')
  await prepareOfficer(page, 'ada', 'taunt', { picks: ['maw'], rangeHexes: 12 })
  await look('six-officers-helm')
  await officer(page, 'ada', 'taunt', '7', { picks: ['maw'], rangeHexes: 12 })
  await prepareOfficer(page, 'tek', 'scan', { picks: ['maw'] })
  await page.locator('[data-dice-field]').fill('12')
  await look('six-consequences')
  await officer(page, 'tek', 'scan', '12', { picks: ['maw'] })
  await decline(page, 'anvil')
  await officer(page, 'cor', 'direct', '15', { kind: 'gunnery' })
  await flyby(page, 'wasp', 'maw', '5')
  await decline(page, 'caltrop', 'maw')
  await page.keyboard.press('2')
  await look('six-debris')
  await moveInto(page, 'fang', idOf(await stateOf(page), 'debris'))
  await decline(page, 'ember', 'kite')
  await flyby(page, 'gnat', 'anvil', '8')
  await settle(page, { 'freeAttack anvil': { dice: '5, 2 2 2', look: 'six-free-attack' } }, look)
  await decline(page, 'moth')
  await look('six-mines-laying')
  await page.locator('[data-lay=caltrop] input').fill('Gap')
  await acting(page, () => page.locator('[data-lay=caltrop] button').click())
  expect(helpOf(await stateOf(page))).toEqual([
    'speed 2 on wasp',
    'debris on caltrop',
    'allChecks -2 on maw',
    'gunnery 3 on wasp',
    'boarders on maw'
  ])
  expect((await stateOf(page)).scans).toMatchObject([{ sideId: 'A', fleetId: 'maw', level: 3 }])
  await onwards(page)
  await settle(page, { 'boarding wasp': { dice: '8, 4 4 4', look: 'six-boarding' } }, look)
  await fire(page, 'anvil', 'maw', { rangeHexes: 5, usesSuperweapon: true }, '12, 2 2 2')
  await fire(page, 'wasp', 'maw', { rangeHexes: 1 }, '13, 1 2 1')
  await fire(page, 'caltrop', 'fang', { rangeHexes: 4, arrayTargets: 2 }, '13, 4 4 4')
  await fire(page, 'caltrop', 'moth', { rangeHexes: 4 }, '5')
  await fire(page, 'gnat', 'kite', { rangeHexes: 3 }, '11, 3 4')
  await fire(page, 'maw', 'anvil', { rangeHexes: 5 }, '13, 4 4 4')
  expect(volleyOf(await stateOf(page))).toEqual([
    'anvil > gnat 12:12 3',
    'wasp > maw 15:15 7',
    'anvil > maw 16:16 9',
    'wasp > maw 20:15 7',
    'caltrop > fang 14:14 12',
    'caltrop > moth 6:13 miss',
    'gnat > kite 13:13 5',
    'maw > anvil 14:14 9'
  ])
  await onwards(page)
  await settle(page, { 'critical maw superweapon': { dice: '3' }, 'critical maw emp': { dice: '5' } }, look)
  const state = await stateOf(page)
  expect(pointsOf(state)).toEqual({
    Anvil: '6/37',
    Wasp: '8/25',
    Caltrop: '8/25',
    Ember: '4/13',
    Kite: '0/12',
    Maw: '0/26',
    Fang: '0/18',
    Gnat: '1/13',
    Moth: '4/13'
  })
  expect(stateOfMind(state, 'maw')).toEqual(['engines', 'weapons to 2'])
  await onwards(page)
}

/**
 * Enchant, Target with a Resolve Point, a taunt overruled, a Boost of turns; mines entered, boarders thrown out, several fleets corrected.
 */
export async function secondRound(page: Page, look: Look): Promise<void> {
  await onwards(page)
  await officer(page, 'eve', 'boost', '7', { picks: ['anvil'], kind: 'turns' })
  await officer(page, 'cas', 'enchant', '7', { picks: ['wasp'] })
  await onwards(page, '8 1 5 1 3')
  await order(page, '10 3')
  await page.keyboard.press('2')
  await look('six-mines-entered')
  await moveInto(page, 'fang', idOf(await stateOf(page), 'mines'))
  await decline(page, 'maw')
  await prepareOfficer(page, 'ada', 'taunt', { picks: ['maw'] })
  await look('six-refused')
  await officer(page, 'ada', 'taunt', '6', { picks: ['maw'], overrule: 'By the bar' })
  await officer(page, 'tek', 'target', '2 6', { picks: ['wasp', 'maw'], resolve: 'tek' })
  expect(helpOf(await stateOf(page))).toEqual([
    'boarders on maw',
    'turnDistance -1 on anvil',
    'enchant on wasp',
    'allChecks -2 on maw',
    'target on wasp'
  ])
  expect((await stateOf(page)).officers.find(one => one.id === 'tek')).toMatchObject({ resolvePoints: 1, action: 'target' })
  await onwards(page)
  await settle(page, { 'boarding wasp': { dice: '2' } }, look)
  await fire(page, 'wasp', 'maw', { rangeHexes: 5 }, '19, 1 1 1')
  await fire(page, 'maw', 'ember', { rangeHexes: 5 }, '12, 1 2 1')
  await fire(page, 'fang', 'ember', { rangeHexes: 4 }, '10, 2 2 2')
  expect(volleyOf(await stateOf(page))).toEqual([
    'wasp > maw 7:14 miss',
    'wasp > maw 24:15 6',
    'maw > ember 13:13 4',
    'fang > ember 13:13 6'
  ])
  await onwards(page)
  await settle(page, { 'critical maw natural': { dice: '4' }, 'critical maw emp': { dice: '6, 1 5' } }, look)
  await menuAct(page, 'several')
  await page.locator('#several input[type=number]').fill('11')
  await page.locator('#several [data-pick=caltrop]').check()
  await page.locator('#several [data-pick=kite]').check()
  await page.locator('#several li select').nth(0).selectOption('double')
  await page.locator('#several li select').nth(1).selectOption('half')
  await look('six-several')
  await acting(page, () => page.locator('#several input[type=number]').press('Enter'))
  await settle(page, { 'critical caltrop threshold': { dice: '1 2' }, 'morale caltrop threshold 13': { dice: '10' } }, look)
  const state = await stateOf(page)
  expect(pointsOf(state)).toEqual({
    Anvil: '14/37',
    Wasp: '8/25',
    Caltrop: '0/11',
    Ember: '0/7',
    Kite: '0/8',
    Maw: '0/25',
    Fang: '1/18',
    Gnat: '4/13',
    Moth: '4/13'
  })
  expect(stateOfMind(state, 'maw')).toEqual(['engines', 'weapons to 2', 'shields', 'auxiliarySystem damageThreshold to 3', 'weapons to 3'])
  expect(stateOfMind(state, 'caltrop')).toEqual(['auxiliarySystem array'])
  await onwards(page)
}

/** Precognition, an encouragement, a duel that fells an officer, a Scramble, a Boost of shields; mines fired at, a rout and its cascade. */
export async function thirdRound(page: Page, look: Look): Promise<void> {
  await onwards(page)
  await officer(page, 'eve', 'boost', '6', { picks: ['ember'], kind: 'shields' })
  await officer(page, 'cas', 'precognition', '10')
  await onwards(page, '1 2 1 1 1')
  await order(page, '2 4 8')
  expect((await stateOf(page)).movementOrder).toMatchObject({ order: ['concord', 'raiders'], checks: [{ total: 12 }, { total: 13 }] })
  await onwards(page)
  await officer(page, 'ada', 'encourage', '10', { picks: ['cor'], kind: 'untyped' })
  await prepareOfficer(page, 'cor', 'duel', { picks: ['maw'], rangeHexes: 2 })
  await look('six-officers-gunnery')
  await officer(page, 'cor', 'duel', '5', { picks: ['maw'], rangeHexes: 2 })
  await officer(page, 'tek', 'scramble', '6', { picks: ['maw', 'bor'] })
  expect((await stateOf(page)).duels).toMatchObject([{ targetId: 'maw', total: 17, dc: 17 }])
  const mines = idOf(await stateOf(page), 'mines')
  await page.keyboard.press('Escape')
  await fireAtMines(page, 'fang', `${mines} 0`, 4, '2, 1 1 1')
  expect((await stateOf(page)).effects.find(one => one.id === mines)).toMatchObject({
    hp: [0, 3],
    entries: [{ fleetId: 'fang', round: 2 }]
  })
  await fire(page, 'wasp', 'maw', { rangeHexes: 3 }, '20, 1 1 1')
  await fire(page, 'gnat', 'kite', { rangeHexes: 3 }, '11, 5 5')
  await fire(page, 'maw', 'ember', { rangeHexes: 5 }, '10, 4 4 4')
  expect(volleyOf(await stateOf(page))).toEqual(['wasp > maw 24:14 6', 'gnat > kite 13:13 8', 'maw > ember 13:13 12'])
  await onwards(page)
  await settle(
    page,
    {
      'selfDestruct ember': { pick: 'fang', dice: '11, 5 5', look: 'six-self-destruct' },
      'critical maw natural': { dice: '4' },
      'critical maw emp': { dice: '5' },
      'critical kite threshold': { dice: '3' },
      'duelVictim maw': { pick: 'bis', look: 'six-duel-victim' },
      'morale kite threshold 13': { dice: '6' },
      'critical fang threshold': { dice: '4' },
      'morale fang threshold 13': { dice: '15' },
      'routCascade kite': { pick: 'caltrop', look: 'six-cascade' },
      'morale caltrop cascade 11': { dice: '6' }
    },
    look
  )
  const state = await stateOf(page)
  expect(pointsOf(state)).toEqual({
    Anvil: '15/37',
    Wasp: '8/25',
    Caltrop: '2/11',
    Ember: '0/-1 destroyed',
    Kite: '0/1 routed',
    Maw: '0/19',
    Fang: '0/10',
    Gnat: '4/13',
    Moth: '4/13'
  })
  expect(stateOfMind(state, 'maw')).toEqual([
    'engines',
    'shields',
    'auxiliarySystem damageThreshold to 3',
    'weapons to 3',
    'communications to 4',
    'weapons to 4'
  ])
  expect(stateOfMind(state, 'kite')).toEqual(['engines'])
  expect(stateOfMind(state, 'fang')).toEqual(['shields', 'emboldened to 4'])
  expect(stateOfMind(state, 'caltrop')).toEqual(['auxiliarySystem array', 'shaken to 4'])
  expect(state.officers.filter(one => one.isIncapacitated).map(one => one.name)).toEqual(['Bis'])
  await onwards(page)
}
