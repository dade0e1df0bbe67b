import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import MinesTarget from './MinesTarget.vue'
import { into, panelOver, pickOf, type Step, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
afterEach(() => table.close())

const mines: Step = [{ type: 'layMines', fleetId: fleetId('reef'), place: 'Gap' }]
async function fires(id: string, steps: readonly Step[]): Promise<void> {
  const helm = into('helm')
  table = await panelOver(MinesTarget, [...helm, ...steps, [{ type: 'advancePhase' }]], state => ({
    attacker: state.fleets.find(one => one.id === id)
  }))
}
const hexes = (): readonly string[] => table.panel.findAll('label[title]').map(label => label.text())

describe('fire at mines (SA-038)', () => {
  it('names each hex with its hull, and takes the hull from the one chosen', async () => {
    await fires('rook', [mines])
    expect(hexes()).toEqual(['3reefGaphex 1, AC 5, 2 HP', '3reefGaphex 2, AC 5, 2 HP'])
    const id = table.state().effects[0]?.id ?? ''
    await pickOf(table.panel, `${id} 1`).setValue(true)
    await table.panel.get('[data-reach]').setValue('3')
    await table.panel.get('[data-dice-field]').setValue('5, 1 1')
    await table.panel.get('form').trigger('submit')
    await flushPromises()
    expect(table.sent()).toMatchObject([{ type: 'attackMines', attackerId: 'rook', effectId: id, hex: 1, rangeHexes: 3 }])
    expect(table.state().effects).toMatchObject([{ kind: 'mines', hp: [2, 0] }])
    expect(hexes()).toHaveLength(1)
  })
  it.each([
    ['hawk', 'yes', true],
    ['rook', 'yes', false],
    ['hawk', 'no', false]
  ] as const)('of %s may be that of a superweapon where the house rules say %s: %s (SA-041)', async (id, value, isOffered) => {
    await fires(id, value === 'no' ? [mines] : [mines, [{ type: 'setRuling', key: 'sa.superweaponMines', value }]])
    const attacker = table.state().fleets.find(one => one.id === id)
    await table.set({ attacker: id === 'hawk' && attacker !== undefined ? { ...attacker, abilities: ['superweapon'] } : attacker })
    await pickOf(table.panel, `${table.state().effects[0]?.id ?? ''} 0`).setValue(true)
    expect(table.panel.find('[data-superweapon]').exists()).toBe(isOffered)
  })
  it('keeps its place while nobody is chosen to fire, and cannot be chosen then', async () => {
    await fires('nobody', [mines])
    expect(hexes()).toHaveLength(2)
    expect(table.panel.get('fieldset').attributes('disabled')).toBeDefined()
    await table.set({ attacker: table.state().fleets.find(one => one.id === 'rook') })
    expect(table.panel.get('fieldset').attributes('disabled')).toBeUndefined()
  })
  it('is not where the keys go by themselves: the enemy comes first', async () => {
    await fires('rook', [mines])
    expect(table.panel.findAll('[data-next-input]')).toHaveLength(0)
    await pickOf(table.panel, `${table.state().effects[0]?.id ?? ''} 1`).setValue(true)
    expect(table.panel.findAll('[data-next-input]').map(one => one.attributes('data-dice-field'))).toEqual([''])
  })
  it('is not offered where no mines lie', async () => {
    await fires('rook', [])
    expect(table.panel.find('fieldset').exists()).toBe(false)
  })
  it('starts anew for another fleet', async () => {
    await fires('rook', [mines])
    await pickOf(table.panel, `${table.state().effects[0]?.id ?? ''} 0`).setValue(true)
    await table.set({ attacker: table.state().fleets.find(one => one.id === 'crow') })
    expect(table.panel.find('[data-dice-field]').exists()).toBe(false)
  })
})
