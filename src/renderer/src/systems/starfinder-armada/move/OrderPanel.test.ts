import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import OrderPanel from './OrderPanel.vue'
import { panelOver, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
afterEach(() => table.close())

const toHelm = () => Array.from({ length: 3 }, () => [{ type: 'advancePhase' }] as const)
const ticked = (): readonly boolean[] => table.panel.findAll<HTMLInputElement>('input[type=checkbox]').map(box => box.element.checked)

describe('a modifier of the GM on the order of movement (SA-079)', () => {
  const fields = () => table.panel.findAll<HTMLInputElement>('input[type=number]')
  const sums = () => table.panel.findAll('td.n').map(cell => cell.text())
  it('is in the sum of that armada, in its total and in the command', async () => {
    table = await panelOver(OrderPanel, toHelm())
    expect(fields().map(field => field.element.value)).toEqual(['0', '0'])
    const before = sums()
    await fields()[1]?.setValue('-5')
    await fields()[1]?.trigger('change')
    expect(sums()[0]).toBe(before[0])
    expect(sums()[1]).not.toBe(before[1])
    await table.panel.get('[data-dice-field]').setValue('4, 8')
    await table.panel.get('form').trigger('submit')
    await flushPromises()
    expect(table.sent().at(-1)).toMatchObject({ type: 'rollMovementOrder', gmChecks: [{ armadaId: 'them', gmCheck: -5 }] })
    // Ada adds 6 to her 4; Bor adds 5 to his 8, less 5 by the GM.
    expect(table.state().movementOrder?.checks.map(({ armadaId, total }) => [armadaId, total])).toEqual([
      ['them', 8],
      ['us', 10]
    ])
  })
  it('is not sent once it is back at nothing', async () => {
    table = await panelOver(OrderPanel, toHelm())
    await fields()[0]?.setValue('3')
    await fields()[0]?.trigger('change')
    await fields()[0]?.setValue('')
    await fields()[0]?.trigger('change')
    await table.panel.get('[data-dice-field]').setValue('4, 8')
    await table.panel.get('form').trigger('submit')
    await flushPromises()
    expect(table.sent().at(-1)).not.toHaveProperty('gmChecks')
  })
})

describe('Resolve Points on the order of movement (SA-051, SA-079)', () => {
  it('are spent by one officer of an armada: another takes the place of the first', async () => {
    table = await panelOver(OrderPanel, toHelm())
    // Ada, Eve and Cas are aboard one admiral’s fleet, Bor aboard the other.
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
