import { afterEach, describe, expect, it } from 'vitest'
import { fleetId, officerId } from '@shared/systems/starfinder-armada/model/design'
import MoveHazards from './MoveHazards.vue'
import { into, panelOver, type Step, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
afterEach(() => table.close())

const mines: Step = [{ type: 'layMines', fleetId: fleetId('reef'), place: 'Gap' }]
const nextRound: readonly Step[] = Array.from({ length: 5 }, () => [{ type: 'advancePhase' }])
const conjured: Step = [
  {
    type: 'takeAction',
    officerId: officerId('Cas'),
    choice: { action: 'conjure', place: '' },
    rangeHexes: null,
    resolveOfficerId: null,
    gmCheck: 0
  },
  [10]
]
async function meets(steps: readonly Step[]): Promise<void> {
  table = await panelOver(MoveHazards, steps, state => ({
    fleet: state.fleets.find(one => one.id === 'crow'),
    minesEntered: [],
    debrisIds: [],
    isLocked: false
  }))
}
const said = (): readonly string[] => table.panel.findAll('label').map(label => label.text())

describe('what a move meets', () => {
  it('is nothing while mines sleep and no debris was conjured', async () => {
    await meets([...into('helm'), mines])
    expect(table.panel.find('label').exists()).toBe(false)
  })
  it('are mines from the round after, told from those already paid for (SA-036, SA-037)', async () => {
    await meets([...into('helm'), mines, ...nextRound])
    expect(said()).toEqual(['enters mines, Gap: this hex costs 2'])
    const id = table.state().effects[0]?.id ?? ''
    await table.panel.get('input').trigger('change')
    expect(table.panel.emitted('mines')).toEqual([[[id]]])
    await table.set({ minesEntered: [id] })
    await table.panel.get('input').trigger('change')
    expect(table.panel.emitted('mines')?.[1]).toEqual([[]])
  })
  it('is debris by its place, else by whose it is, with its damage (SA-069)', async () => {
    await meets([...into('engineering'), conjured])
    expect(said()).toEqual(['ends in debris, hawk: 3 damage'])
    const id = table.state().effects[0]?.id ?? ''
    await table.panel.get('input').trigger('change')
    await table.set({ debrisIds: [id] })
    await table.panel.get('input').trigger('change')
    expect(table.panel.emitted('debris')).toEqual([[[id]], [[]]])
  })
  it('is every field where they overlap, each ticked by itself', async () => {
    await meets([
      ...into('engineering'),
      conjured,
      [{ type: 'correctOfficer', officerId: officerId('Cas'), correction: { hasActed: false }, reason: '' }],
      conjured
    ])
    const [one = '', other = ''] = table.state().effects.map(effect => effect.id)
    expect(said()).toHaveLength(2)
    await table.panel.get(`[data-hazard="${one}"]`).trigger('change')
    await table.set({ debrisIds: [one] })
    await table.panel.get(`[data-hazard="${other}"]`).trigger('change')
    await table.set({ debrisIds: [one, other] })
    expect(table.panel.findAll<HTMLInputElement>('input').map(box => box.element.checked)).toEqual([true, true])
    await table.panel.get(`[data-hazard="${one}"]`).trigger('change')
    expect(table.panel.emitted('debris')).toEqual([[[one]], [[one, other]], [[other]]])
  })
})
