import { afterEach, describe, expect, it } from 'vitest'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import MoveOfficers from './MoveOfficers.vue'
import { into, panelOver, type Step, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
afterEach(() => table.close())

const declined = (id: string): Step => [
  { type: 'moveFleet', fleetId: fleetId(id), move: 'declined', stunt: null, passedThrough: [], minesEntered: [], debrisIds: [] }
]
const said = (): readonly string[] => table.panel.findAll('button').map(button => button.text().replace(/\s+/gu, ' '))

describe('officers around the move of their fleet (SA-047)', () => {
  it('may act before it, while their armada is due; nobody for an encouragement alone', async () => {
    table = await panelOver(MoveOfficers, into('helm'))
    expect(said()).toEqual(['Ada: Taunt before its move', 'Tek: Target, Scan before its move', 'Cor: Direct before its move'])
    await table.panel.findAll('button')[1]?.trigger('click')
    expect(table.panel.emitted('act')).toEqual([['Tek']])
  })
  it('may act right after it, until another fleet moves', async () => {
    table = await panelOver(MoveOfficers, [...into('helm'), declined('hawk')])
    expect(said()[0]).toBe('Ada: Taunt after its move')
    table.close()
    table = await panelOver(MoveOfficers, [...into('helm'), declined('hawk'), declined('reef')])
    expect(said().some(line => line.startsWith('Ada'))).toBe(false)
  })
})
