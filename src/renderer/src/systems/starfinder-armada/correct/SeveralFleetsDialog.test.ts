import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import { inDialog, into, panelOver, type Step, type PanelTable } from '@kit/renderer/starfinder-table'
import SeveralFleetsDialog from './SeveralFleetsDialog.vue'

let table: PanelTable
afterEach(() => table.close())

async function opened(steps: readonly Step[] = []): Promise<void> {
  table = await panelOver(SeveralFleetsDialog, [...into('resolution'), ...steps], () => ({ open: false }))
  await table.set({ open: true })
}
const tick = (id: string): Promise<void> => inDialog(`[data-pick="${id}"]`).trigger('change')
async function apply(): Promise<void> {
  await inDialog('form').trigger('submit')
  await flushPromises()
}
const points = (id: string): readonly [number, number] => {
  const fleet = table.state().fleets.find(one => one.id === id)
  return [fleet?.sp ?? 0, fleet?.hp ?? 0]
}

describe('one thing done to several fleets', () => {
  it('hurts each by its measure, shields first, and closes', async () => {
    await opened()
    await inDialog('input[type=number]').setValue('10')
    for (const id of ['kite', 'crow', 'rook']) await tick(id)
    const measures = [...document.querySelectorAll<HTMLSelectElement>('dialog li select')]
    expect(measures).toHaveLength(3)
    for (const [i, index] of [0, 1, 2].entries()) {
      const select = measures[i]
      if (select === undefined) continue
      select.selectedIndex = index
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await apply()
    // Each has 7 shields and 21 hull: 5, 10 and 20 points.
    expect([points('kite'), points('crow'), points('rook')]).toEqual([
      [2, 21],
      [0, 18],
      [0, 8]
    ])
    expect(table.panel.emitted('update:open')).toEqual([[false]])
  })
  it('lays a condition on all of them', async () => {
    await opened()
    await inDialog('select').setValue('condition')
    await tick('hawk')
    await tick('rook')
    await apply()
    expect(table.state().effects).toMatchObject([
      { kind: 'condition', condition: 'engines', targetId: 'hawk' },
      { kind: 'condition', condition: 'engines', targetId: 'rook' }
    ])
  })
  it('leaves out who is gone, and whom a second tick lets go', async () => {
    await opened([[{ type: 'withdrawFleet', fleetId: fleetId('rook'), reason: '' }]])
    expect(document.querySelector('dialog [data-pick="rook"]')).toBeNull()
    await tick('hawk')
    await tick('hawk')
    expect(inDialog('footer .btn').attributes('disabled')).toBeDefined()
    await apply()
    expect(table.sent()).toEqual([])
  })
  it('says why not', async () => {
    await opened()
    await tick('hawk')
    await inDialog('input[type=number]').setValue('0')
    expect(inDialog('.refusal').text()).not.toBe('')
    await apply()
    expect(table.sent()).toEqual([])
  })
})
