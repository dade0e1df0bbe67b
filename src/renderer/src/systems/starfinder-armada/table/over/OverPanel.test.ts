import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import type { CampaignEdit } from '@shared/campaign/edits/edit'
import { anArmada, anOfficer } from '@kit/systems/starfinder-armada'
import { useBattleStore } from '../../../../session/battle-store'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountApp } from '@kit/renderer/mount-app'
import OverPanel from './OverPanel.vue'

const isAway = ref(false)
/** The panel, which is left while the game master looks elsewhere. */
const SCREEN = defineComponent(() => () => (isAway.value ? null : h(OverPanel)))
let panel: VueWrapper
let edits: CampaignEdit[] = []

/** A battle just ended between armadas of tiers 6 and 5, with players aboard the second. */
async function over(xp: string): Promise<void> {
  edits = []
  const host = new FakeHost()
  const { flagship } = window
  const call = (name: string, args: unknown): Promise<unknown> => {
    if (name !== 'campaigns.edit') return flagship.call(name, args)
    edits.push((args as { readonly edit: CampaignEdit }).edit)
    return Promise.resolve({ ok: true, result: { id: 'c' } })
  }
  Reflect.set(window, 'flagship', { ...flagship, call })
  const us = anArmada('Compact', [{ id: 'hawk' }], [anOfficer('Vasquelle', 'admiral', 'hawk')], 5)
  const them = anArmada('Tithe', [{ id: 'crow' }], [], 6)
  const armadas = [them, us].map((armada, i) => ({ sideId: 'AB'.charAt(i), armada }))
  host.act({ type: 'beginBattle', name: 'First light', armadas, rulings: { 'sa.xp': xp } } as never)
  host.act({ type: 'endBattle' })
  isAway.value = false
  panel = (await mountApp(SCREEN)).wrapper
  await useBattleStore().open({ campaignId: 'c', battleId: 'b' })
  await flushPromises()
}

const value = (id: string): string => (panel.get(`#${id}`).element as HTMLInputElement | HTMLSelectElement).value
const write = async (): Promise<void> => {
  await panel.get('form.xp').trigger('submit')
  await flushPromises()
}

afterEach(() => panel.unmount())

describe('experience when a battle is over (SA-008, SA-113)', () => {
  it('is asked for the armada with players, at the challenge rating its difficulty suggests (sa.xp = suggestCr)', async () => {
    await over('suggestCr')
    expect(value('xp-earner')).toBe('Compact')
    expect(value('xp-rating')).toBe('8')
    expect(value('xp-points')).toBe('')
    expect(panel.text()).toContain('First light: Compact against Tithe, Epic, challenge rating 8.')
  })

  it('comes from the table and follows the rating (sa.xp = showTable)', async () => {
    await over('showTable')
    expect(value('xp-points')).toBe('4800')
    await panel.get('#xp-rating').setValue('9')
    expect(value('xp-points')).toBe('6400')
  })

  it('is found again as it was left, also that it was written', async () => {
    await over('showTable')
    await panel.get('#xp-points').setValue('5000')
    await write()
    await panel.get('#xp-rating').setValue('9')
    isAway.value = true
    await flushPromises()
    isAway.value = false
    await flushPromises()
    expect([value('xp-rating'), value('xp-points')]).toEqual(['9', '6400'])
    expect(panel.findAll('form.xp button[type=submit]')).toHaveLength(1)
    await panel.get('#xp-rating').setValue('8')
    await panel.get('#xp-points').setValue('5000')
    expect(panel.findAll('form.xp button[type=submit]')).toHaveLength(0)
  })

  it('is the GM’s to change, and goes into the notes as it stands', async () => {
    await over('showTable')
    await panel.get('#xp-points').setValue('5 000')
    await write()
    expect(edits).toEqual([{ type: 'addNote', line: 'First light: Compact against Tithe, Epic, challenge rating 8, 5,000 XP.' }])
    expect(panel.text()).toContain('Added to the notes of the campaign:')
    expect(panel.find('form.xp button[type="submit"]').exists()).toBe(false)
    await panel.get('#xp-points').setValue('5100')
    expect(panel.find('form.xp button[type="submit"]').exists()).toBe(true)
  })

  it('leaves the points out while they are no number', async () => {
    await over('suggestCr')
    await panel.get('#xp-points').setValue('many')
    expect(panel.get('#xp-points').attributes('aria-invalid')).toBe('true')
    await write()
    expect(edits).toEqual([{ type: 'addNote', line: 'First light: Compact against Tithe, Epic, challenge rating 8.' }])
  })

  it('is not shown at all where the campaign wants none (sa.xp = off)', async () => {
    await over('off')
    expect(panel.find('form.xp').exists()).toBe(false)
    expect(panel.text()).toBe('')
  })
})
