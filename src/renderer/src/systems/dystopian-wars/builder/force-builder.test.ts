import type { DraftForce } from '@shared/systems/dystopian-wars/model/force'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Campaign } from '@shared/campaign/campaign'
import { call } from '../../../session/host/api'
import type { FakeHost } from '../../../session/host/fake-api'
import { installFakeHost } from '../../../session/host/fake-api'
import { mountApp, press } from '../../../test-support/mount-app'
import BuilderScreen from '../../../builder/frame/BuilderScreen.vue'
import { rostersOf } from '../../../contract/rosters-read'
import { builder } from './force-builder'

describe('the builder of forces', () => {
  let host: FakeHost
  let campaign: Campaign
  beforeEach(async () => {
    host = installFakeHost()
    campaign = await call('campaigns.createSample', { name: 'Sample', system: 'dystopian-wars', locale: 'en' })
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  const opened = async () =>
    (await mountApp(BuilderScreen, { system: builder, campaignId: campaign.id, rosterId: campaign.rosters[0]?.id ?? '' })).wrapper
  const kept = () => rostersOf<DraftForce>(host.campaigns.get(campaign.id) ?? null)[0]
  const rows = (): readonly string[] => [...document.querySelectorAll('tbody th button')].map(button => button.textContent.trim())
  const keys = async (...pressed: readonly (readonly [string, KeyboardEventInit?])[]): Promise<void> => {
    for (const [key, modifiers] of pressed) {
      press(key, modifiers)
      await flushPromises()
    }
  }

  it('shows squadrons with their units and wings, and the card of the chosen one', async () => {
    const wrapper = await opened()
    expect(rows().slice(0, 3)).toEqual(['Flag division', 'Resolute', 'Cruiser division'])
    expect(wrapper.find<HTMLInputElement>('#part-name').element.value).toBe('Resolute')
    expect(wrapper.find('tr.sel').text()).toContain('Broadside 8/6/3, Turret 7/9/6')
    await keys(['ArrowUp'])
    expect(wrapper.find<HTMLInputElement>('#part-name').element.value).toBe('Flag division')
    wrapper.unmount()
  })
  it('writes an edit to the campaign by itself', async () => {
    const wrapper = await opened()
    vi.useFakeTimers()
    await wrapper.find('#part-name').setValue('Undaunted')
    expect(kept()?.squadrons[0]?.units[0]?.name).toBe('Resolute')
    await vi.advanceTimersByTimeAsync(500)
    expect(kept()?.squadrons[0]?.units[0]?.name).toBe('Undaunted')
    wrapper.unmount()
  })
  it('adds, duplicates, moves and removes by keyboard, and takes it all back', async () => {
    const wrapper = await opened()
    const before = kept()
    const count = rows().length
    await keys(['d', { ctrlKey: true }])
    expect(rows().slice(0, 3)).toEqual(['Flag division', 'Resolute', 'Resolute 2'])
    await keys(['ArrowDown', { altKey: true }])
    expect(rows().slice(2, 4)).toEqual(['Cruiser division', 'Resolute 2'])
    await keys(['s'], ['Escape'], ['f'], ['Escape'], ['a'], ['Escape'])
    // A squadron comes with its first unit.
    expect(rows()).toHaveLength(count + 5)
    await keys(['Delete'])
    expect(rows()).toHaveLength(count + 3)
    for (let edit = 0; edit < 6; edit += 1) await keys(['z', { ctrlKey: true }])
    wrapper.unmount()
    await flushPromises()
    expect(kept()).toEqual(before)
  })
  it('goes to the name of what was added, and leaves it with Escape for its row, and the screen only with the next', async () => {
    const { wrapper, router } = await mountApp(BuilderScreen, {
      system: builder,
      campaignId: campaign.id,
      rosterId: campaign.rosters[0]?.id ?? ''
    })
    await keys(['f'])
    expect(document.activeElement?.id).toBe('part-name')
    await keys(['Escape'])
    expect(document.activeElement?.textContent.trim()).toBe('New wing')
    await keys(['Escape'])
    expect(router.currentRoute.value.name).toBe('campaign')
    wrapper.unmount()
  })
  it('names the rule that is broken and mends it with one click', async () => {
    const wrapper = await opened()
    await wrapper.find('.numbers .number:nth-child(3) input').setValue('2')
    expect(wrapper.find('tr.sel .mark').text()).toBe('illegal')
    expect(wrapper.find('li.ill').text()).toContain('DW-060')
    await wrapper.find('li.ill .btn').trigger('click')
    expect(wrapper.findAll('li.ill')).toHaveLength(0)
    expect(wrapper.find('tr.sel').findAll('td.n')[2]?.text()).toBe('5')
    wrapper.unmount()
  })
  it('lets it fight anyway, calmly marked', async () => {
    const wrapper = await opened()
    await wrapper.find('.numbers .number:nth-child(3) input').setValue('2')
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
    await section?.find('li .number input').setValue('-2')
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
