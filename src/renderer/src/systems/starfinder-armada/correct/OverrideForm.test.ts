import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import OverrideForm from './OverrideForm.vue'
import { into, panelOver, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
afterEach(() => table.close())

async function shift(stat: string, value: string): Promise<void> {
  table = await panelOver(OverrideForm, into('gunnery'), state => ({ fleet: state.fleets[0], stat }))
  await table.panel.get('input').setValue(value)
}
async function submit(): Promise<void> {
  await table.panel.get('form').trigger('submit')
  await flushPromises()
}
async function forGood(): Promise<void> {
  await table.panel.get('button:last-of-type').trigger('click')
  await flushPromises()
}

describe('a number shifted by the GM', () => {
  it('holds for the phase as an effect', async () => {
    await shift('ac', '-2')
    await submit()
    expect(table.state().effects).toMatchObject([
      { kind: 'modifier', stat: 'ac', value: -2, ending: { kind: 'endOfPhase', phase: 'gunnery' } }
    ])
    expect(table.panel.get('input').element.value).toBe('')
  })
  it('or for good, on top of what was shifted before', async () => {
    await shift('ac', '2')
    await forGood()
    await table.set({ fleet: table.state().fleets[0] })
    await table.panel.get('input').setValue('1')
    await forGood()
    expect(table.state().fleets[0]?.adjustments).toEqual({ ac: 3 })
    expect(table.state().effects).toEqual([])
  })
  it('is for good alone where it is a maximum', async () => {
    await shift('hpMax', '4')
    expect(table.panel.findAll('button')).toHaveLength(1)
    await submit()
    expect(table.state().fleets[0]?.adjustments).toEqual({ hpMax: 4 })
  })
  it('is nothing while no whole number stands there', async () => {
    await shift('ac', '0')
    expect(table.panel.findAll('button').map(button => button.attributes('disabled'))).toEqual(['', ''])
    await submit()
    expect(table.sent()).toEqual([])
  })
})
