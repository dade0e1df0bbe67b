import { afterEach, describe, expect, it } from 'vitest'
import type { AttackChoices } from './attack-draft'
import { fleetId, officerId } from '@shared/systems/starfinder-armada/model/design'
import { pickFrom } from '@kit/renderer/pick'
import AttackOptions from './AttackOptions.vue'
import { into, panelOver, type Step, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
afterEach(() => table.close())

const conjured = (place: string): readonly Step[] => [
  [
    {
      type: 'takeAction',
      officerId: officerId('Cas'),
      choice: { action: 'conjure', place },
      rangeHexes: null,
      resolveOfficerId: null,
      gmCheck: 0
    },
    [10]
  ],
  [{ type: 'correctOfficer', officerId: officerId('Cas'), correction: { hasActed: false }, reason: '' }]
]
const toGunnery: readonly Step[] = into('gunnery').slice(into('engineering').length)
const choices: AttackChoices = {
  rangeHexes: 1,
  isFromFrontArc: true,
  arrayTargets: 1,
  usesSuperweapon: false,
  resolveOfficerId: null,
  debrisCrossed: 0,
  isTargetAhead: true,
  gmCheck: 0,
  gmAc: 0
}
/** Rook is about to fire, with this many debris fields on the table. */
async function fires(fields: number, crossed = 0): Promise<void> {
  const conjuring = Array.from({ length: fields }, (_, i) => conjured(`C${String(i)}`)).flat()
  table = await panelOver(AttackOptions, [...into('engineering'), ...conjuring, ...toGunnery], state => ({
    attacker: state.fleets.find(one => one.id === fleetId('rook')),
    choices: { ...choices, debrisCrossed: crossed },
    isLocked: false
  }))
}
const list = () => table.panel.find('[data-debris]')
const debris = () => table.panel.findAll('label').find(label => label.text().includes('ebris'))
const crossed = (): number | undefined => (table.panel.vm.$props as { readonly choices: AttackChoices }).choices.debrisCrossed

describe('debris in the line of fire (SA-069, SA-095)', () => {
  it('is there or not where at most one field lies', async () => {
    for (const fields of [0, 1]) {
      await fires(fields)
      expect(list().exists()).toBe(false)
      expect(debris()?.text()).toContain('−1')
      await debris()?.get('input').setValue(true)
      expect(crossed()).toBe(1)
      await debris()?.get('input').setValue(false)
      expect(crossed()).toBe(0)
      if (fields === 0) table.close()
    }
  })
  it('is counted where several overlap: 1 off for each', async () => {
    await fires(2)
    await list().trigger('click')
    expect([...document.querySelectorAll('[role=option]')].map(option => option.textContent.trim())).toEqual(['0', '1', '2'])
    await list().trigger('click')
    await pickFrom(list().element, '2')
    expect(crossed()).toBe(2)
    expect(debris()?.get('b').text()).toBe('−2')
  })
  it('shows what was declared also when a field is gone since', async () => {
    await fires(1, 2)
    expect(list().attributes('value')).toBe('2')
    expect(debris()?.get('b').text()).toBe('−2')
  })
})
