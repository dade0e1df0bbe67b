import { afterEach, describe, expect, it } from 'vitest'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import MovePanel from './MovePanel.vue'
import { into, panelOver, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
afterEach(() => table.close())

describe('a flyby', () => {
  it('is of the enemy pointed at; an ally is none', async () => {
    table = await panelOver(MovePanel, into('helm'), () => ({ fleetId: fleetId('kite'), pointed: null }))
    await table.panel.get('input[value=flyby]').setValue(true)
    await table.set({ pointed: { fleetId: fleetId('reef') } })
    expect(table.panel.get<HTMLSelectElement>('select').element.selectedIndex).toBe(0)
    await table.set({ pointed: { fleetId: fleetId('rook') } })
    expect(table.panel.get<HTMLSelectElement>('select').element.selectedOptions[0]?.text).toBe('rook')
    expect(table.panel.find('[data-dice-field]').exists()).toBe(true)
  })
})

describe('the fleet that moves', () => {
  it('is said to flee while it is routed', async () => {
    const routs = { type: 'correctFleet', fleetId: fleetId('kite'), correction: { status: 'routed' }, reason: '' } as const
    table = await panelOver(MovePanel, [...into('helm'), [routs]], () => ({ fleetId: fleetId('kite'), pointed: null }))
    expect(table.panel.text()).toContain('Flees by the safest')
    await table.set({ fleetId: fleetId('reef') })
    expect(table.panel.text()).not.toContain('Flees by the safest')
  })
})
