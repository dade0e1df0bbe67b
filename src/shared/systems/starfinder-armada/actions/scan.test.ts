import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import type { SaEvent } from '../events'
import { anArmada, anOfficer, at, battle, f, given, play } from '@kit/systems/starfinder-armada'
import { viewFor } from '../view/view-for'
import { act } from '@kit/systems/starfinder-armada/actions'

const start = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Tec', 'chiefTechnician', 'a'), anOfficer('Two', 'chiefTechnician', 'b')]),
    anArmada('them', [{ id: 'x', abilities: ['emp'] }, { id: 'y' }], [anOfficer('Cas', 'chiefCaster', 'x', 18)])
  ),
  'helm'
)
const helm = play(start, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [2])
const scan = (fleet = 'x', officer = 'Tec') => act(officer, { action: 'scan', fleetId: f(fleet) })
const known = (level: number) => play(helm, { type: 'setScan', sideId: 'A', fleetId: f('x'), level })

/** A technician of 6 ranks in a fleet of tier 5 adds 6 to the die, and 5 for a scan; the Armor Class of a fleet of tier 5 is 13. */
describe('Scan (SA-074)', () => {
  it('adds 5 to the check against the Armor Class of the enemy, without its chief caster (SA-Q22)', () => {
    given(helm)
      .when(scan())
      .rolling([2])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 13, dc: 13, isSuccess: true }))
    given(helm)
      .when(scan())
      .rolling([1])
      .then(like<SaEvent>({ type: 'actionTaken' }), like<SaEvent>({ type: 'actionRolled', total: 12, isSuccess: false }))
  })
  it('shows the first category, and one more for every full 5 points above', () => {
    const levels = [2, 6, 7, 11, 12, 17, 20].map(die => play(helm, scan(), [die]).scans.map(one => one.level))
    expect(levels).toEqual([[1], [1], [2], [2], [3], [3], [3]])
  })
  it('goes on from what is known', () => {
    expect(play(known(1), scan(), [2]).scans).toEqual([{ sideId: 'A', fleetId: 'x', level: 2 }])
    expect(play(known(1), scan(), [7]).scans[0]?.level).toBe(3)
    expect(play(known(2), scan(), [2]).scans[0]?.level).toBe(3)
    const once = play({ ...helm, rulings: { 'sa.aroundMove': 'sameTurn' } }, scan(), [2])
    const twice = play(once, scan('x', 'Two'), [2])
    expect(twice.scans).toEqual([{ sideId: 'A', fleetId: 'x', level: 2 }])
  })
  it('goes on from what the own side knows of that fleet, nothing else', () => {
    const elsewhere = [
      { sideId: 'B', fleetId: f('x'), level: 2 },
      { sideId: 'A', fleetId: f('y'), level: 2 }
    ]
    expect(play({ ...helm, scans: elsewhere }, scan(), [2]).scans.at(-1)).toEqual({ sideId: 'A', fleetId: 'x', level: 1 })
  })
  it('shows nothing new where everything is known', () => {
    given(known(3))
      .when(scan())
      .rolling([20])
      .then(like<SaEvent>({ type: 'actionTaken' }), like<SaEvent>({ type: 'actionRolled', isSuccess: true }))
  })
  it('tells of that fleet alone, to the own side alone', () => {
    const state = play(helm, scan(), [12])
    const scans = (sideId: string): readonly unknown[] =>
      viewFor(state, { kind: 'side', sideId }).sides.flatMap(side => side.strips.map(strip => strip.scan?.level))
    expect([scans('A'), scans('B')]).toEqual([
      [undefined, undefined, 3, 0],
      [0, 0, undefined, undefined]
    ])
  })
  it('is for enemies', () => {
    given(helm).when(scan('b')).isRefused('not-an-enemy')
  })
})
