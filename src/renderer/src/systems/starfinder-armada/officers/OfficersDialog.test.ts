import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { officerId } from '@shared/systems/starfinder-armada/model/design'
import OfficersDialog from './OfficersDialog.vue'
import { inDialog, into, panelOver, type Step, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
afterEach(() => table.close())

const ranked = (ranks: number): Step => [
  { type: 'correctOfficer', officerId: officerId('Ada'), correction: { ranks: { admiral: ranks, chiefCaster: 0 } }, reason: '' }
]
async function opened(steps: readonly Step[] = []): Promise<void> {
  table = await panelOver(OfficersDialog, [...into('engineering'), ...steps], () => ({ open: false }))
  await table.set({ open: true })
}
const button = (words: string) => inDialog(`button[aria-label="${words}"]`)
async function press(words: string): Promise<void> {
  await button(words).trigger('click')
  await flushPromises()
}
const rowOfAda = (): readonly string[] =>
  [...inDialog('tbody tr').element.querySelectorAll('input.fig, td.fig')].map(cell =>
    cell instanceof HTMLInputElement ? cell.value : cell.textContent.replace(/^.*Ada /u, '').trim()
  )
const ranksOfAda = () => table.state().officers.find(one => one.id === 'Ada')?.ranks

describe('ranks as the game master corrects them (SA-048, SA-053)', () => {
  it('are those of the role held, and the bonus follows', async () => {
    await opened([ranked(11)])
    expect(rowOfAda().slice(0, 2)).toEqual(['11', '+3'])
    await press('One more rank in the role, Ada')
    expect(rowOfAda().slice(0, 2)).toEqual(['12', '+4'])
    await press('One rank fewer in the role, Ada')
    expect(table.sent()).toMatchObject([{ correction: { ranks: { admiral: 12 } } }, { correction: { ranks: { admiral: 11 } } }])
    expect(ranksOfAda()).toMatchObject({ admiral: 11, chiefCaster: 0, commander: 6 })
  })
  it('are those of another role, where that one is asked for', async () => {
    await opened([ranked(11)])
    expect([...inDialog('select').element.querySelectorAll('option')].map(one => one.textContent)).toEqual([
      'the role held',
      ...['Admiral', 'Commander', 'Chief Engineer', 'Chief Caster', 'Chief Technician']
    ])
    await inDialog('select').setValue('chiefCaster')
    expect(rowOfAda().slice(0, 2)).toEqual(['0', '+2'])
    await press('One more rank in the role, Ada')
    expect(table.sent()).toMatchObject([{ officerId: 'Ada', correction: { ranks: { chiefCaster: 1 } } }])
    expect(ranksOfAda()).toMatchObject({ admiral: 11, chiefCaster: 1 })
  })
  it('lie between none and 40', async () => {
    await opened([ranked(0)])
    expect(button('One rank fewer in the role, Ada').attributes('disabled')).toBeDefined()
    table.close()
    await opened([ranked(40)])
    expect(button('One more rank in the role, Ada').attributes('disabled')).toBeDefined()
    expect(button('One rank fewer in the role, Ada').attributes('disabled')).toBeUndefined()
  })
})

describe('ranks and Resolve Points that are typed', () => {
  const type = async (name: string, text: string): Promise<void> => {
    const field = inDialog(`input[aria-label="${name}"]`)
    ;(field.element as HTMLInputElement).focus()
    await field.setValue(text)
    await field.trigger('keydown', { key: 'Enter' })
    await flushPromises()
  }
  it('are one correction each, however many', async () => {
    await opened([ranked(1)])
    await type('Ranks in the role, Ada', '16')
    await type('Resolve Points, Ada', '9')
    expect(table.sent()).toMatchObject([{ correction: { ranks: { admiral: 16 } } }, { correction: { resolvePoints: 9 } }])
    expect(table.state().officers.find(one => one.id === 'Ada')).toMatchObject({ ranks: { admiral: 16 }, resolvePoints: 9 })
  })
  it('are nothing beyond what an officer may have', async () => {
    await opened([ranked(1)])
    for (const text of ['41', 'x', '', '1']) await type('Ranks in the role, Ada', text)
    expect(table.sent()).toEqual([])
  })
})
