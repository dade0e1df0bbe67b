import { afterEach, describe, expect, it } from 'vitest'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import type { RoutCascadeDue } from '@shared/systems/starfinder-armada/model/obligation'
import { into, panelOver, type PanelTable } from '@kit/renderer/starfinder-table'
import CascadePanel from './CascadePanel.vue'

let table: PanelTable
afterEach(() => table.close())

/** Kite, an ally of hawk, is at half its hull; a check it passed in a later round exempts it. */
async function saidOf(round: number): Promise<string> {
  const hurt = { type: 'correctFleet', fleetId: fleetId('kite'), correction: { hp: 1 }, reason: '' } as const
  table = await panelOver(CascadePanel, [...into('resolution'), [hurt]], () => ({
    due: { kind: 'routCascade', id: 'rout', fleetId: fleetId('hawk'), round, dc: 15, isDeferred: false } satisfies Partial<RoutCascadeDue>
  }))
  return table.panel.get('fieldset').text()
}

describe('whom a rout may shake', () => {
  it('is an ally at half its hull', async () => {
    expect(await saidOf(1)).toContain('kite')
  })
  it('is nobody who has to check, where the only such ally is exempt', async () => {
    expect(await saidOf(0)).toMatch(/No allied fleet has to check morale\.$/u)
  })
})
