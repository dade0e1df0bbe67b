import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import { into, panelOver, type Step, type PanelTable } from '@kit/renderer/starfinder-table'
import AttackPanel from './AttackPanel.vue'

let table: PanelTable
afterEach(() => table.close())

async function afterFiring(dice: string): Promise<string> {
  table = await panelOver(AttackPanel, into('gunnery'), () => ({ actorId: fleetId('hawk'), targetId: fleetId('crow'), number: 1 }))
  await table.panel.get('[data-dice-field]').setValue(dice)
  await table.panel.get('form.prompt').trigger('submit')
  await flushPromises()
  await table.set({ targetId: null })
  return table.panel.find('[data-outcome]').text()
}

describe('after an attack', () => {
  it('the centre says large that it missed', async () => {
    expect(await afterFiring('1')).toContain('misses crow')
  })
  it('the centre says large what it does', async () => {
    expect(await afterFiring('20, 3 4')).toContain('7 damage')
  })
})

describe('while nobody is chosen', () => {
  const hintAfter = async (...ids: readonly string[]): Promise<string> => {
    const fired = ids.map((id): Step => [{ type: 'correctFleet', fleetId: fleetId(id), correction: { hasAttacked: true }, reason: '' }])
    table = await panelOver(AttackPanel, [...into('gunnery'), ...fired], () => ({ actorId: null, targetId: null, number: 1 }))
    return table.panel.get('p.to-centre').text()
  }
  it('a fleet is to be chosen as long as one has not fired', async () => {
    expect(await hintAfter('hawk', 'kite', 'reef', 'mole', 'crow')).toBe('Pick the attacker, then its target.')
  })
  it('every fleet has fired, and Next is what is left', async () => {
    expect(await hintAfter('hawk', 'kite', 'reef', 'mole', 'crow', 'rook')).toBe('Every fleet has fired. Press Next to resolve the volley.')
  })
})
