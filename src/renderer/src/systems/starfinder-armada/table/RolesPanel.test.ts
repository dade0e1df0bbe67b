import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { officerId } from '@shared/systems/starfinder-armada/model/design'
import { panelOver, type Step, type PanelTable } from '@kit/renderer/starfinder-table'
import { pickFrom } from '@kit/renderer/pick'
import RolesPanel from './RolesPanel.vue'

let table: PanelTable
afterEach(() => table.close())

/** Ada leads with 6 ranks, would engineer with 18 and cast with 0. */
const ranked: Step = [
  { type: 'correctOfficer', officerId: officerId('Ada'), correction: { ranks: { chiefEngineer: 18, chiefCaster: 0 } }, reason: '' }
]
const toRoundStart: readonly Step[] = [[{ type: 'setDistance', hexes: 12 }], [{ type: 'advancePhase' }], ranked]
const bonus = (): string => table.panel.findAll('tbody tr')[0]?.findAll('td').at(-1)?.text() ?? ''
const take = (role: string) => pickFrom(table.panel.get('tbody [role=combobox]').element, role)

describe('the bonus of a role, before it is taken (SA-048, SA-053)', () => {
  it('is that of the ranks for the role held, and of those for the one chosen', async () => {
    table = await panelOver(RolesPanel, toRoundStart)
    expect(bonus()).toBe('+3')
    await take('chiefEngineer')
    expect(bonus()).toBe('+5')
    await take('chiefCaster')
    expect(bonus()).toBe('+2')
    await take('admiral')
    expect(bonus()).toBe('+3')
    expect(table.sent()).toEqual([])
  })
  it('is what the officer has once the change is made', async () => {
    table = await panelOver(RolesPanel, toRoundStart)
    await take('chiefTechnician')
    await table.panel.get('[data-next-input]').trigger('click')
    await flushPromises()
    expect(table.sent()).toMatchObject([{ type: 'changeRoles', changes: [{ officerId: 'Ada', role: 'chiefTechnician' }] }])
    expect(bonus()).toBe('+3')
  })
})
