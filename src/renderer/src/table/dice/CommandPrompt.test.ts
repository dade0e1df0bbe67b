import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import OrderPanel from '../../systems/starfinder-armada/move/OrderPanel.vue'
import { into, panelOver, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
let next: HTMLButtonElement

beforeEach(async () => {
  // The admirals' dice are requested one after the other.
  table = await panelOver(OrderPanel, into('helm').slice(0, -1))
  next = document.createElement('button')
  next.dataset['next'] = ''
  document.body.append(next)
})
afterEach(() => {
  next.remove()
  table.close()
})

const field = (): HTMLInputElement => table.panel.get<HTMLInputElement>('[data-dice-field]').element
async function typeDie(): Promise<void> {
  await table.panel.get('[data-dice-field]').setValue('3')
  await table.panel.get('form.prompt').trigger('submit')
}

describe('the field for dice, as the next are asked', () => {
  it('has the focus', async () => {
    next.focus()
    next.blur()
    await typeDie()
    await flushPromises()
    expect(document.activeElement).toBe(field())
  })

  it('leaves it to "Next", unfolded before they were', async () => {
    const typed = typeDie()
    next.focus()
    await typed
    await flushPromises()
    expect(document.activeElement).toBe(next)
  })
})
