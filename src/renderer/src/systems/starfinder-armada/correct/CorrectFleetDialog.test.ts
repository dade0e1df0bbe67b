import { flushPromises } from '@vue/test-utils'
import { markRaw } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import { inDialog, into, panelOver, type PanelTable } from '@kit/renderer/starfinder-table'
import TableDialog from '../../../table/corrections/TableDialog.vue'
import CorrectFleetDialog from './CorrectFleetDialog.vue'

let table: PanelTable
afterEach(() => table.close())

const field = (id: string): string => (document.getElementById(id) as HTMLInputElement).value
const given = (id: string): object => ({ fleetId: fleetId(id), what: 'hp' })
const show = async (open: boolean, id = 'hawk'): Promise<void> => table.set({ given: given(id), open })

const opened = async (): Promise<void> => {
  const props = { name: 'fleet', dialog: markRaw(CorrectFleetDialog), given: given('hawk'), open: false }
  table = await panelOver(TableDialog, into('engineering'), () => props)
  await show(true)
}

describe('a correction half filled in', () => {
  it('is found again as it was left, by fleet, and is gone once it is given', async () => {
    await opened()
    expect(inDialog('h2').text()).toBe('Correct hawk, A 1')
    await inDialog('#correct-hp').setValue('9')
    await inDialog('#correct-reason').setValue('a burst pipe')
    await show(false)
    await show(true, 'kite')
    expect(field('correct-hp')).toBe('')
    await show(false, 'kite')
    await show(true)
    expect([field('correct-hp'), field('correct-reason')]).toEqual(['9', 'a burst pipe'])
    await inDialog('form').trigger('submit')
    await flushPromises()
    expect(table.state().fleets[0]?.hp).toBe(9)
    await show(false)
    await show(true)
    expect([field('correct-hp'), field('correct-reason')]).toEqual(['', ''])
  })
})

describe('a correction of a fleet', () => {
  it('sets only what differs: a sum of its hull, a status, an adjustment, and one taken back', async () => {
    await opened()
    const hp = table.state().fleets[0]?.hp ?? 0
    await inDialog('#correct-hp').setValue('-2')
    await inDialog('[data-field=status]').setValue('disabled')
    await inDialog('[data-field=speed]').setValue('3')
    await inDialog('[data-field=ac]').setValue('0')
    await inDialog('form').trigger('submit')
    const correction = { hp: hp - 2, status: 'disabled', adjustments: { speed: 3 } }
    expect(table.sent()).toEqual([{ type: 'correctFleet', fleetId: 'hawk', correction, reason: '' }])
    await show(false)
    await show(true)
    await inDialog('[data-field=speed]').setValue('')
    await inDialog('form').trigger('submit')
    expect(table.sent()[1]).toMatchObject({ correction: { adjustments: {} } })
  })
})
