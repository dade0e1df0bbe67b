import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { attackOptions } from '@shared/systems/xwing/derive/options'
import { aWeapon, duel, play, s } from '@kit/systems/xwing'
import AttackOptions from './AttackOptions.vue'
import { shownOver } from '@kit/renderer/xwing-table'

let table: VueWrapper
afterEach(() => table.unmount())

describe('a weapon that cannot fire (XW-006, XW-008)', () => {
  it('says why not, and what is missing of its price', () => {
    const lance = aWeapon('lance', { cost: { charges: 0, payments: ['focus'], text: '' } })
    const far = aWeapon('far', { rangeMin: 3, cost: { charges: 0, payments: ['focus'], text: '' } })
    const measure = { targetId: s('x'), arc: 'front', range: 1, isObstructed: false } as const
    const state = play(duel({ a: { weapons: [lance, far] } }), { type: 'measureTargets', shipId: s('a'), measures: [measure] })
    table = shownOver(AttackOptions, state, { options: attackOptions(state), takesFocus: false, modelValue: 0 })
    expect(table.findAll('.why').map(one => one.text())).toEqual([
      'The ship has no such token. Cost: focus token',
      'The target is out of range.'
    ])
    // The radio says the whole row.
    expect(table.find('tbody .sr').text()).toMatch(
      /^lance at x, range 1, \d dice against \d, not possible: The ship has no such token\. Cost: focus token$/u
    )
  })
})
