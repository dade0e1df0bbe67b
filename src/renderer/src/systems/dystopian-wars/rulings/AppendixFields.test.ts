import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import { isRulingValue } from '@shared/systems/dystopian-wars/ruling-values'
import { APPENDIX } from '@shared/systems/dystopian-wars/tables/appendix'
import AppendixFields from './AppendixFields.vue'
import { words } from '../../../i18n/use-words'

describe('the appendix of numbers to hit among the house rules (DW-042)', () => {
  const mounted = (rulings: ChosenRulings, isLocked = false) =>
    mount(AppendixFields, { props: { rulings, isLocked }, global: { plugins: [words] } })

  it('shows every row with its number, and the edited ones as they are edited', () => {
    const values = mounted({ 'dw.appendix.weaponVsAbove': '3', 'dw.appendix.aaVsRockets': 'never' })
      .findAll('select')
      .map(select => select.element.value)
    const rows = Object.keys(APPENDIX)
    expect(values).toHaveLength(rows.length)
    expect([values[rows.indexOf('weaponVsAbove')], values[rows.indexOf('aaVsRockets')]]).toEqual(['3', 'never'])
    expect([values[rows.indexOf('shieldVsTorpedoes')], values[rows.indexOf('submergedVsAir')]]).toEqual(['5', 'never'])
  })
  it('offers what the rules accept, and says what was chosen for which row', async () => {
    const wrapper = mounted({})
    const first = wrapper.find('select')
    const offered = first.findAll('option').map(option => option.element.value)
    expect(offered).toEqual(['2', '3', '4', '5', '6', 'never'])
    expect(offered.every(value => isRulingValue('dw.appendix.aaVsFlyer', value))).toBe(true)
    await first.setValue('6')
    expect(wrapper.emitted('choose')).toEqual([[{ 'dw.appendix.aaVsFlyer': '6' }]])
  })
  it('can be read and not changed where the rules are locked', () => {
    expect(
      mounted({}, true)
        .findAll('select')
        .every(select => select.element.disabled)
    ).toBe(true)
  })
})
