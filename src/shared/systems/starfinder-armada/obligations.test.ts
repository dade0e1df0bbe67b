import { describe, expect, it } from 'vitest'
import { obligations } from './obligations'
import { anArmada, at, battle, f, having } from '@kit/systems/starfinder-armada'

describe('what the table owes, for the list', () => {
  it('names the fleet, the dice and the reason of each', () => {
    const state = {
      ...having(at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }, { id: 'y' }])), 'resolution', 3), 'a', {
        stunt: { stunt: 'flyby', targetId: f('x'), margin: -1, isSuccess: false }
      }),
      obligations: [
        { id: 'o1', kind: 'critical', fleetId: f('a'), attackerId: f('x'), trigger: 'threshold', round: 3, isDeferred: false },
        { id: 'o2', kind: 'morale', fleetId: f('a'), dc: 12, reason: 'cascade', routedFleetId: f('x'), round: 3, isDeferred: true },
        { id: 'o3', kind: 'routCascade', fleetId: f('x'), dc: 13, round: 3, isDeferred: false },
        { id: 'o4', kind: 'freeAttack', fleetId: f('x'), targetId: f('a'), isDuringFlyby: true, round: 3, isDeferred: false },
        { id: 'o5', kind: 'freeAttack', fleetId: f('y'), targetId: f('a'), isDuringFlyby: true, round: 3, isDeferred: false }
      ] as const
    }
    expect(obligations(state)).toMatchObject([
      { id: 'o1', owner: 'a', dice: { die: 'd6', count: 1 }, reason: { key: 'sa.reason.critical.threshold' }, deferred: false, round: 3 },
      {
        id: 'o2',
        dice: { die: 'd20', count: 1 },
        reason: { key: 'sa.reason.morale.cascade', values: { dc: 12, fleet: 'x' } },
        deferred: true
      },
      { id: 'o3', dice: null, reason: { key: 'sa.reason.routCascade', values: { dc: 13 } } },
      { id: 'o4', owner: 'x', reason: { key: 'sa.reason.flybyFailed', values: { fleet: 'a' } } },
      { id: 'o5', owner: 'y', reason: { key: 'sa.reason.passedThrough', values: { fleet: 'a' } } }
    ])
  })
})
