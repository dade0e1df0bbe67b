import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import MinesLaying from './MinesLaying.vue'
import { into, panelOver, type Step, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
afterEach(() => table.close())

const allMoved: readonly Step[] = ['hawk', 'kite', 'crow', 'reef', 'mole', 'rook'].map(id => [
  { type: 'moveFleet', fleetId: fleetId(id), move: 'declined', stunt: null, passedThrough: [], minesEntered: [], debrisIds: [] }
])

describe('gravity mines (SA-035)', () => {
  it('are scattered once all have moved, at a place the table names, once', async () => {
    table = await panelOver(MinesLaying, [...into('helm'), ...allMoved])
    await table.panel.get('[data-lay=reef] input').setValue(' Gap ')
    await table.panel.get('form').trigger('submit')
    await flushPromises()
    expect(table.state().effects).toMatchObject([{ kind: 'mines', place: 'Gap', activeFrom: 2, hp: [2, 2] }])
    expect(table.panel.find('form').exists()).toBe(false)
  })
  it('are not offered before', async () => {
    table = await panelOver(MinesLaying, [...into('helm'), ...allMoved.slice(1)])
    expect(table.panel.find('form').exists()).toBe(false)
  })
})
