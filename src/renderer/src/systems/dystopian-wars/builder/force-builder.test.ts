import type { DraftForce } from '@shared/systems/dystopian-wars/model/force'
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { openBuilder } from '@kit/renderer/open-builder'

describe('the builder of forces', () => {
  const { opened, kept, rows, pressed } = openBuilder<DraftForce>('dystopian-wars')

  it('shows squadrons with their units and wings, and the card of the chosen one', async () => {
    const wrapper = await opened()
    expect(rows().slice(0, 3)).toEqual(['Flag division', 'Resolute', 'Cruiser division'])
    expect(wrapper.find<HTMLInputElement>('#part-name').element.value).toBe('Resolute')
    expect(wrapper.find('tr.sel').text()).toContain('Broadside 8/6/3, Turret 7/9/6')
    await pressed('ArrowUp')
    expect(wrapper.find<HTMLInputElement>('#part-name').element.value).toBe('Flag division')
    wrapper.unmount()
  })
  it('adds units, wings and squadrons by keyboard, and takes it all back', async () => {
    const wrapper = await opened()
    const before = kept()
    const count = rows().length
    for (const key of ['s', 'Escape', 'f', 'Escape', 'a', 'Escape']) await pressed(key)
    // A squadron comes with its first unit.
    expect(rows()).toHaveLength(count + 4)
    await pressed('Delete')
    expect(rows()).toHaveLength(count + 2)
    for (let edit = 0; edit < 4; edit += 1) await pressed('z', { ctrlKey: true })
    wrapper.unmount()
    await flushPromises()
    expect(kept()).toEqual(before)
  })
  it('names the rule that is broken and fixes it with one click', async () => {
    const wrapper = await opened()
    await wrapper.find('.numbers .figure:nth-child(3) input').setValue('2')
    expect(wrapper.find('tr.sel .mark').text()).toBe('illegal')
    expect(wrapper.find('li.ill .what').attributes('data-rule')).toBe('DW-060')
    await wrapper.find('li.ill .btn').trigger('click')
    expect(wrapper.findAll('li.ill')).toHaveLength(0)
    expect(wrapper.find('tr.sel').findAll('td.n')[2]?.text()).toBe('5')
    wrapper.unmount()
  })
  it('lets it fight anyway, calmly marked', async () => {
    const wrapper = await opened()
    await wrapper.find('.numbers .figure:nth-child(3) input').setValue('2')
    await wrapper.find('.allow input').trigger('change')
    expect(wrapper.find('tr.sel .mark').text()).toBe('allowed')
    expect(wrapper.find('.verdict').text()).toContain('allowed')
    expect(wrapper.findAll('.ill,.bad,.mark.illegal')).toHaveLength(0)
    wrapper.unmount()
    await flushPromises()
    expect(kept()?.allowIllegal).toBe(true)
  })
  it('takes a weapon with its bands, kind and dice', async () => {
    const wrapper = await opened()
    const weapon = () => kept()?.squadrons[0]?.units[0]?.weapons[0]
    const card = wrapper.find('.weapon')
    const [kind, weaponClass, dice] = card.findAll('select')
    await kind?.setValue('rocket')
    await weaponClass?.setValue('auxiliary')
    await dice?.setValue('heavy')
    await card.findAll('.band input')[1]?.setValue('11')
    await card.find('.bands .acts button').trigger('click')
    wrapper.unmount()
    await flushPromises()
    expect(weapon()).toMatchObject({ kind: 'rocket', weaponClass: 'auxiliary', poolDice: 'heavy' })
    expect(weapon()?.bands).toEqual([
      { toInches: 8, dice: 11 },
      { toInches: 16, dice: 6 },
      { toInches: 24, dice: 3 },
      { toInches: 32, dice: 3 }
    ])
  })
  it('takes the rules of a model with their numbers and words', async () => {
    const wrapper = await opened()
    const section = wrapper.findAll('aside section')[1]
    await section?.find('li select').setValue('other')
    await section?.find('li .figure input').setValue('-2')
    await section?.find('li .text input').setValue('Shrouded in steam')
    wrapper.unmount()
    await flushPromises()
    expect(kept()?.squadrons[0]?.units[0]?.mars).toEqual([{ mar: 'other', text: 'Shrouded in steam', dice: -2, abort: 0 }])
  })
  it('takes the card of a wing and the cards in hand', async () => {
    const wrapper = await opened()
    await wrapper.find('#force-cards').setValue('5')
    const petrels = wrapper.findAll('tbody th button').find(button => button.text() === 'Petrel flight')
    await petrels?.trigger('focus')
    const [type, ordnance] = wrapper.findAll('aside .two select')
    await type?.setValue('torpedoBomber')
    await ordnance?.setValue('torpedo')
    await wrapper.findAll('aside .numbers input')[3]?.setValue('2')
    await wrapper.find('.cap input').trigger('change')
    wrapper.unmount()
    await flushPromises()
    expect(kept()?.cards).toBe(5)
    expect(kept()?.squadrons[2]?.wings[0]).toMatchObject({
      type: 'torpedoBomber',
      ordnanceKind: 'torpedo',
      ordnancePerToken: 2,
      isOnCap: false
    })
  })
})
