import { describe, expect, it } from 'vitest'
import type { SaCommands } from '../../commands/command'
import { evolve } from '../../events'
import { EMPTY_BATTLE } from '../../state'
import { aFleet, anArmada, anOfficer, battle, f, fleetIn, o } from '@kit/systems/starfinder-armada'
import { battleBegun, joining, NONE } from './starts'

const us = anArmada('us', [{ id: 'a' }], [{ ...anOfficer('Eng', 'chiefEngineer', 'a'), isPlayer: false, resolvePoints: 0 }])
const them = anArmada('them', [{ id: 'x', tier: 4 }])
const setup: SaCommands['beginBattle'] = {
  type: 'beginBattle',
  name: '',
  rulings: { 'sa.npcResolve': 'fifthOfTierPlus3' },
  armadas: [
    { sideId: 'A', armada: us },
    { sideId: 'B', armada: them }
  ]
}

describe('what fleets and officers begin with (SA-018, SA-021, SA-022, SA-Q45)', () => {
  it('stands in the event that begins the battle', () => {
    expect(battleBegun({ setup, illegalArmadaIds: [] }).starts).toEqual({
      fleets: [
        { fleetId: f('a'), hp: 21, sp: 10 },
        { fleetId: f('x'), hp: 17, sp: 5 }
      ],
      officers: [{ officerId: o('Eng'), resolvePoints: 4 }]
    })
  })
  it('is believed, whatever the tables say by then', () => {
    const event = battleBegun({ setup, illegalArmadaIds: [] })
    const kept = {
      ...event,
      starts: { fleets: [{ fleetId: f('a'), hp: 99, sp: 1 }], officers: [{ officerId: o('Eng'), resolvePoints: 9 }] }
    }
    const state = evolve(EMPTY_BATTLE, kept)
    expect(fleetIn(state, 'a')).toMatchObject({ hp: 99, sp: 1 })
    expect(state.officers[0]?.resolvePoints).toBe(9)
  })
  it('is told of a late comer alone', () => {
    const joined = joining(battle(us, them), {
      type: 'fleetJoined',
      armadaId: us.id,
      fleet: aFleet({ id: 'n' }),
      officers: [],
      starts: NONE
    })
    expect(joined.starts).toEqual({ fleets: [{ fleetId: f('n'), hp: 21, sp: 7 }], officers: [] })
  })
})
