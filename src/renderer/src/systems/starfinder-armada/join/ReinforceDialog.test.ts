import { DOMWrapper, flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { anArmada, anOfficer } from '@kit/systems/starfinder-armada'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { useCampaignStore } from '../../../session/campaign-store'
import { inDialog, into, panelOver, type PanelTable } from '@kit/renderer/starfinder-table'
import ReinforceDialog from './ReinforceDialog.vue'

let table: PanelTable
afterEach(() => table.close())

const RESERVE = anArmada('reserve', [{ id: 'lance' }, { id: 'pike' }], [anOfficer('Max', 'commander', 'lance')])

async function opened(rosters: readonly DraftArmada[]): Promise<void> {
  table = await panelOver(ReinforceDialog, into('engineering'), () => ({ open: false }))
  useCampaignStore().campaign = { id: 'c', rosters } as never
  await table.set({ open: true })
}
const select = (n: number): Element => document.querySelectorAll('dialog select')[n] ?? document.body
async function choose(n: number, value: string): Promise<void> {
  const field = select(n)
  if (!(field instanceof HTMLSelectElement)) throw new Error(`No list ${String(n)}`)
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await flushPromises()
}
async function apply(): Promise<void> {
  await inDialog('form').trigger('submit')
  await flushPromises()
}

async function forceWith(reason: string): Promise<void> {
  const field = document.querySelector('dialog .refusal input')
  if (field !== null) await new DOMWrapper(field).setValue(reason)
  await inDialog('.refusal form').trigger('submit')
  await flushPromises()
}

describe('fleets that come late', () => {
  it('join an armada with their officers, by whose ids the campaign knows them again', async () => {
    await opened([RESERVE])
    await choose(1, 'lance')
    await choose(2, 'them')
    await apply()
    const fleet = table.state().fleets.find(one => one.name === 'lance')
    expect(fleet).toMatchObject({ armadaId: 'them', sp: 7, hp: 21, status: 'active' })
    expect(fleet?.id).toBe('lance')
    expect(table.state().officers.find(one => one.name === 'Max')).toMatchObject({ armadaId: 'them', fleetId: fleet?.id })
    expect(table.panel.emitted('update:open')).toEqual([[false]])
  })
  it('come to the side of their own armada where that fights already, which nobody chooses by default', async () => {
    await opened([anArmada('us', [{ id: 'lance' }]), anArmada('them', [{ id: 'pike' }])])
    expect(document.querySelectorAll('dialog select')).toHaveLength(1)
    await choose(0, 'them')
    expect([...document.querySelectorAll<HTMLSelectElement>('dialog select')].map(one => one.value)).toEqual(['them', '', 'B'])
    await choose(1, 'pike')
    expect((select(2) as HTMLSelectElement).value).toBe('them')
  })
  it('may be a whole armada on a side', async () => {
    await opened([RESERVE])
    await choose(2, 'C')
    await apply()
    expect(table.state().armadas.map(one => one.sideId)).toEqual(['A', 'B', 'C'])
    expect(table.state().fleets.map(one => one.name)).toEqual(['hawk', 'kite', 'reef', 'mole', 'crow', 'rook', 'lance', 'pike'])
  })
  it('come as a second flagship with a second admiral when the GM says so twice', async () => {
    const led = anArmada('led', [{ id: 'crown', abilities: ['flagship'] }], [anOfficer('Vex', 'admiral', 'crown')])
    await opened([led])
    await choose(1, 'crown')
    await choose(2, 'us')
    await apply()
    const came = (): boolean => table.state().fleets.some(one => one.name === 'crown')
    expect(came()).toBe(false)
    for (const rule of ['SA-055', 'SA-006']) {
      expect(document.querySelector('dialog .refusal p')?.getAttribute('data-rule')).toBe(rule)
      await forceWith('they came from afar')
    }
    expect(came()).toBe(true)
  })
  it('come unless chosen from an armada that does not fight yet, to the first side', async () => {
    const us = anArmada('us', [{ id: 'hawk' }])
    await opened([us, RESERVE])
    const values = (): readonly string[] => [0, 1, 2].map(n => (select(n) as HTMLSelectElement).value)
    expect(values()).toEqual(['reserve', '', 'A'])
    await choose(1, 'lance')
    expect(values()).toEqual(['reserve', 'lance', 'us'])
  })
  it('are nobody until chosen where all armadas of the campaign fight', async () => {
    await opened([anArmada('us', [{ id: 'hawk' }]), anArmada('them', [{ id: 'crow' }])])
    expect((select(0) as HTMLSelectElement).value).toBe('')
    expect(inDialog('footer .btn').attributes('disabled')).toBeDefined()
  })
  it('are none in a campaign without armadas', async () => {
    await opened([])
    expect(document.querySelector('dialog form')).toBeNull()
    expect(inDialog('footer .btn').attributes('disabled')).toBeDefined()
  })
})
