import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import { inDialog, into, panelOver, type PanelTable } from '@kit/renderer/starfinder-table'
import CorrectFleetDialog from './CorrectFleetDialog.vue'

let table: PanelTable
afterEach(() => table.close())

const field = (id: string): string => (document.getElementById(id) as HTMLInputElement).value
const show = async (open: boolean, id = 'hawk'): Promise<void> => table.set({ fleetId: fleetId(id), open })

describe('a correction half filled in', () => {
  it('is found again as it was left, by fleet, and is gone once it is given', async () => {
    table = await panelOver(CorrectFleetDialog, into('engineering'), () => ({ fleetId: fleetId('hawk'), what: 'hp', open: false }))
    await show(true)
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
