import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import OrderPanel from './OrderPanel.vue'
import type { PanelTable } from './panel-testkit'
import { panelOver } from './panel-testkit'

let table: PanelTable
afterEach(() => table.close())

const toHelm = () => Array.from({ length: 3 }, () => [{ type: 'advancePhase' }] as const)
const ticked = (): readonly boolean[] => table.panel.findAll<HTMLInputElement>('input[type=checkbox]').map(box => box.element.checked)

describe('Resolve Points on the order of movement (SA-051, SA-079)', () => {
  it('are spent by one officer of an armada: another takes the place of the first', async () => {
    table = await panelOver(OrderPanel, toHelm())
    // Ada, Eve and Cas aboard the one admiral’s fleet, Bor aboard the other.
    const boxes = table.panel.findAll('input[type=checkbox]')
    await boxes[0]?.setValue(true)
    await boxes[3]?.setValue(true)
    await boxes[2]?.setValue(true)
    expect(ticked()).toEqual([false, false, true, true])
    await boxes[3]?.setValue(false)
    expect(ticked()).toEqual([false, false, true, false])
  })
  it('roll twice for that armada alone', async () => {
    table = await panelOver(OrderPanel, toHelm())
    const boxes = table.panel.findAll('input[type=checkbox]')
    await boxes[0]?.setValue(true)
    await boxes[1]?.setValue(true)
    await table.panel.get('[data-dice-field]').setValue('4 17, 3')
    await table.panel.get('form').trigger('submit')
    await flushPromises()
    expect(table.state().officers.map(officer => [officer.id, officer.resolvePoints])).toEqual([
      ['Ada', 2],
      ['Eve', 1],
      ['Cas', 2],
      ['Tek', 2],
      ['Cor', 2],
      ['Bor', 2]
    ])
  })
})
