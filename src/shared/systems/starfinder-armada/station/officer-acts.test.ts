import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, battle, o } from '@kit/systems/starfinder-armada'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { BattleState } from '../model/battle'
import { starfinderStation } from './station'

const table = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Eng', 'chiefEngineer', 'a'), anOfficer('Tech', 'chiefTechnician', 'a')]),
    anArmada('them', [{ id: 'x' }], [anOfficer('Hask', 'admiral', 'x')])
  ),
  'engineering'
)
/** The values that this officer may pick from. */
function options(state: BattleState, officer: string, action: string, field: string): readonly string[] {
  const act = starfinderStation.acts(state, [o(officer)]).find(({ key }) => key === `${officer}/${action}`)
  return act?.fields.flatMap(one => (one.kind === 'pick' && one.name === field ? one.options.map(({ value }) => value) : [])) ?? []
}

describe('what the player of an officer may propose', () => {
  it('repairs what is broken on the fleets of its own side, and on no enemy (SA-067)', () => {
    const broken = withEffects(table, condition('x', 'shields'), condition('b', 'shields'))
    expect(options(broken, 'Eng', 'repair', 'effectId')).toEqual(['b/0'])
    expect(options(withEffects(table, condition('x', 'shields')), 'Eng', 'repair', 'effectId')).toEqual([])
  })
  it('boosts fleets of its own side, and scans those of others (SA-068, SA-074)', () => {
    expect(options(table, 'Tech', 'scan', 'fleetId')).toEqual(['x'])
    expect(options(table, 'Eng', 'boost', 'fleetId')).toEqual(['a', 'b'])
  })
})
