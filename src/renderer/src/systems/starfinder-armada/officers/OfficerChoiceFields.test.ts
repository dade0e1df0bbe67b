import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { officerId } from '@shared/systems/starfinder-armada/model/design'
import { into, panelOver, pickOf, type PanelTable, type Step } from '@kit/renderer/starfinder-table'
import OfficerPanel from './OfficerPanel.vue'

let table: PanelTable
const open = async (steps: readonly Step[], id: string): Promise<void> => {
  table = await panelOver(OfficerPanel, steps, () => ({ pointed: null, openedFor: { id: officerId(id), action: null } }))
}
afterEach(() => table.close())

async function dice(text: string): Promise<void> {
  await table.panel.get('[data-dice-field]').setValue(text)
  await table.panel.get('form.prompt').trigger('submit')
  await flushPromises()
}

describe('the choices of an action that a house rule opens', () => {
  it('such as a transfer that brings an officer over in exchange (SA-054)', async () => {
    await open(into('engineering'), 'Cas')
    await table.panel.get('input[value=transfer]').setValue(true)
    await pickOf(table.panel, 'kite').setValue(true)
    await pickOf(table.panel, 'Tek').setValue(true)
    await (await vi.waitFor(() => table.panel.get('.plain button:not(:disabled)'))).trigger('click')
    const sent = [{ type: 'transferOfficer', officerId: 'Cas', toFleetId: 'kite', swapWithId: 'Tek' }]
    await vi.waitFor(() => expect(table.sent()).toEqual(sent))
    await flushPromises()
    expect(
      table
        .state()
        .officers.filter(one => one.action === 'transfer')
        .map(one => [one.id, one.fleetId])
    ).toEqual([
      ['Cas', 'kite'],
      ['Tek', 'hawk']
    ])
  })
  it('a flat check offers no Resolve Point by itself (SA-051)', async () => {
    await open(into('engineering'), 'Cas')
    await table.panel.get('input[value=conjure]').setValue(true)
    expect(table.panel.find('[data-resolve]').exists()).toBe(false)
  })
  it('such as a Resolve Point on a flat check (SA-051)', async () => {
    const rule = [{ type: 'setRuling', key: 'sa.flatChecks', value: 'resolve' }] as const
    await open([...into('engineering'), rule], 'Cas')
    await table.panel.get('input[value=conjure]').setValue(true)
    await table.panel.get('[data-resolve=Cas]').setValue(true)
    await dice('3 12')
    expect(table.sent().at(-1)).toMatchObject({ type: 'takeAction', resolveOfficerId: 'Cas' })
  })
})
