import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { submit } from '@shared/core/engine/submit'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { sampleForces } from '@shared/systems/dystopian-wars/samples/two-forces'
import HullSides from '../../../ui/marks/HullSides.vue'
import { hullSides } from './hull-sides'
import { panels } from '../panels'
import { words } from '../../../i18n/use-words'

let last = 0
const forces = sampleForces(() => `id${String((last += 1))}`).map((force, i) => ({ sideId: 'AB'.charAt(i), force }))
const begun = submit(dystopianWars, dystopianWars.initial, { type: 'beginBattle', name: 'First', forces, rulings: {} }, [])
if (begun.kind !== 'decided') throw new Error('The battle did not begin')
const { state } = begun

describe('a battle at a glance', () => {
  const glance = (of: BattleState) => mount(HullSides, { props: { sides: hullSides(of) }, global: { plugins: [words] } })

  it('shows every unit and wing under its side', () => {
    const wrapper = glance(state)
    expect(wrapper.findAll('section').map(side => [side.find('h3').text(), side.findAll('li').length])).toEqual([
      ['ANorthern League', 5],
      ['BSundered Crown', 8]
    ])
  })
  it('shows what is left of hulls and wings, and strikes out who is gone', () => {
    const units = state.units.map((unit, i) =>
      i === 0 ? { ...unit, hp: 3 } : i === 1 ? { ...unit, hp: 0, status: 'removed' as const } : unit
    )
    const wrapper = glance({ ...state, units })
    const bars = wrapper.findAll('.bar').map(bar => bar.attributes('style'))
    expect(bars[0]).toContain('--m: 8; --c: 3')
    expect(wrapper.findAll('li.out').map(row => row.text())).toEqual(['Halcyon'])
  })
  it('says how many attacks wait, and nothing when none does', () => {
    expect(panels.waiting(state)).toBeNull()
    const attack = { id: 'a1', role: 'attack', parts: [], option: 'single', splitDice: null, targetId: 'x', dice: null, hits: 0 } as const
    const attacks = (['declared', 'rolled', 'resolved', 'dropped'] as const).map(status => ({ ...attack, status }))
    const acting = { ...state, activation: { squadronId: 's', attacks, currentId: null, defence: [] } }
    expect(panels.waiting(acting)).toEqual({ key: 'dw.waiting', values: { count: 2 } })
  })
})
